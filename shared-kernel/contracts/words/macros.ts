import type * as lingui from '@lingui/core/macro'

/**
 * What the contracts, the kernel and the server write texts with. The compiler puts the portal's own instance in its place
 * (docs/decisions/words.md: how a text is written), so this runs only in scripts and walks that no compiler saw: they get
 * English.
 */
export const t = ((pieces: TemplateStringsArray | { message: string }, ...values: unknown[]) =>
  'message' in pieces
    ? pieces.message
    : String.raw({ raw: pieces }, ...values.map(valueOf))) as typeof lingui.t

export const msg = t as unknown as typeof lingui.msg

export const plural = ((value: number, forms: Record<string, string>) => {
  const form = forms[`=${value}`] ?? (value === 1 ? forms.one : undefined) ?? forms.other ?? ''
  return form.replaceAll('#', String(value))
}) as unknown as typeof lingui.plural

export const select = ((value: string, forms: Record<string, string>) =>
  forms[value] ?? forms.other ?? '') as unknown as typeof lingui.select

/** Written `{ name: value }` where a value is given a name. */
const valueOf = (value: unknown) =>
  value !== null && typeof value === 'object' ? Object.values(value)[0] : value
