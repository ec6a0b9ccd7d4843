import { SchemePlanCode } from '@portal/contracts/wire/common'

/** As many funds as stand side by side on a phone. */
export const mostCompared = 3

/** The scheme plans that an address names, each once; anything else in it is left out. */
export function comparedIn(text: string | null): string[] {
  const codes = (text ?? '').split(',').filter((code) => SchemePlanCode.safeParse(code).success)
  return [...new Set(codes)].slice(0, mostCompared)
}

/** The same with a fund put in or taken out; a fourth one is not put in. */
export function toggled(codes: readonly string[], code: string): string[] {
  if (codes.includes(code)) return codes.filter((each) => each !== code)
  return codes.length < mostCompared ? [...codes, code] : [...codes]
}
