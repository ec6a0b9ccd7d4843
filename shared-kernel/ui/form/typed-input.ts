/** What was typed into a form, by the field's name. */
export type TypedInput = Readonly<Record<string, unknown>>

const kept = new Map<string, TypedInput>()

/** A form is the same one in another version when it has the same name on the same page. */
const keyOf = (form: string) => `${globalThis.location.pathname} ${form}`

/**
 * Keeps what was typed into a form of the page on screen while the page's code is exchanged. It stays in memory, and
 * only until the page is left (docs/decisions/federation.md: exchange of a remote’s version).
 */
export function keepTyped(form: string, input: TypedInput): void {
  kept.set(keyOf(form), input)
}

/**
 * What was kept for a form of the page on screen, once (docs/decisions/federation.md: exchange of a remote’s version).
 */
export function takeTyped(form: string): TypedInput | undefined {
  const input = kept.get(keyOf(form))
  kept.delete(keyOf(form))
  return input
}

/**
 * Forgets all that was kept: another page is on screen (docs/decisions/federation.md: exchange of a remote’s version).
 */
export function forgetTyped(): void {
  kept.clear()
}
