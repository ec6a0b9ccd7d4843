/** How catalogues are written: without line numbers, so that a change elsewhere in a file changes none of them. */
export const format: ReturnType<typeof import('@lingui/format-po').formatter>

/** A catalogue's texts by their ids, compiled, as JSON. One that is not translated is left out, and falls back. */
export function compileCatalogue(text: string): string
