/** Whether a mouse, a finger or a key clicked: a finger cannot look before it acts. */
export function pointerOf(event: Event): string {
  return (event instanceof PointerEvent && event.pointerType) || 'mouse';
}
