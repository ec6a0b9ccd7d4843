/** The portal does not start, for a reason that whoever starts it can mend: its text says how. */
export class StartRefusal extends Error {}
