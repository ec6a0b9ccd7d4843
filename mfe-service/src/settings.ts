/** Settings of this remote that are on (S9.070): nominees are checked against the holders while they are typed. */
export const settings = { nomineeValidation: true } as const
