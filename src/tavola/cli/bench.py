HELP = "x"
DESCRIPTION = ""
EXAMPLES = None


def add_arguments(p):
    pass


def run(a):
    pass
