/** The small drawings of the post, each in a field of 32 by 32. */
export const MARKS = {
  house: 'M4 15L16 4l12 11v13H4zM13 28v-8h6v8M22 9V4h4v8',
  horn: 'M4 17c0-7 6-11 12-11 7 0 11 4 11 10s-4 10-10 10-9-4-9-8 3-7 7-7 6 2 6 5-2 5-4 5M4 17l-2-2M27 14l4-5v12l-4-3',
  carriage:
    'M4 10q0-4 5-4h11q6 0 7 6l1 8H6q-3-3-2-10zM9 9h6v6H9zM18 9h5l2 6h-7zM9 26a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM23 26a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM28 18h4',
  administrator: 'M7 5h14l4 4v18H7zM11 11h9M11 15h9M11 19h5M28 4l-10 17-2 4 4-3z',
  postmaster: 'M4 10h24v16H4zM4 10l12 9 12-9M12 6h8v4',
  carrier: 'M9 4h5v13q6 2 9 4 5 0 5 5H9q-2-4 0-9zM9 12h5M7 29h22',
  cartwright:
    'M16 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24zM16 13a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM16 4v9M16 19v9M4 16h9M19 16h9M7.500 7.500l6.300 6.300M18.200 18.200l6.300 6.300M24.500 7.500l-6.300 6.300M13.800 18.200l-6.300 6.300',
} as const;
export type MarkName = keyof typeof MARKS;
