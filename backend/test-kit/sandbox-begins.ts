/** The moment at which test data sets begin: a Tuesday in Mumbai, 13:18, before the cut-off. */
export const sandboxBegins = new Date('2026-08-25T07:48:00.000Z')
