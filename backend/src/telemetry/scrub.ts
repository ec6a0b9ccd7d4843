/** In this order: what a pattern took out is not looked at again. */
const patterns: readonly [RegExp, string][] = [
  [/[^\s"'<>@,;]+@[^\s"'<>@,;]+\.[a-z]{2,}/gi, '[e-mail]'],
  [/\b[a-z]{5}\d{4}[a-z]\b/gi, '[PAN]'],
  [/\beyJ[\w-]+(?:\.[\w-]+)*/g, '[token]'],
  [/\?[^\s"'<>)]+/g, '?[query]'],
  [/(?=[\w+/-]*\d)[\w+/-]{24,}={0,2}/g, '[token]'],
  // Codes, account, folio and telephone numbers, amounts: everything with four digits or more.
  [/\d(?:[ ,-]?\d){3,}/g, '[number]'],
]

/** A text without what could be somebody's: e-mail addresses, PANs, tokens, queries, and numbers of 4 digits or more. */
export function scrub(text: string): string {
  return patterns.reduce((rest, [pattern, mark]) => rest.replace(pattern, mark), text)
}
