/** Compiles the English texts that stand in compiled code. */
export function compileEnglish(code: string): string
