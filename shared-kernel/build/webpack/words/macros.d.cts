/** What sources import texts from. */
export const authored: string[]

/** `jsc.experimental` of swc. */
export const macros: { plugins: [string, Record<string, unknown>][]; cacheRoot: string }
