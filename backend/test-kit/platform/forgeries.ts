import type { CallbackHeaders, CallbackReading } from '../../src/platform/signed-callback'

/** A callback as it travels. */
export interface RawCallback {
  raw: Buffer
  headers: Record<string, string>
}

interface Forgeries {
  read(raw: Buffer, headers: CallbackHeaders): Promise<CallbackReading<unknown>>
  /** One that the provider signed. */
  genuine: RawCallback
  /** Its body with something else in it. */
  changed: Buffer
  /** Any body, signed as the provider does. */
  sign(body: string): RawCallback | Promise<RawCallback>
  /** A body that is JSON and no callback of theirs. */
  odd: string
  /** Where the signature travels: in a header when absent. */
  signature?: 'in the body' | undefined
}

/** One changed byte, no signature, another one, or signed nonsense: nobody's word. */
export async function expectForgeriesRefused({
  read,
  genuine,
  changed,
  sign,
  odd,
  signature,
}: Forgeries): Promise<void> {
  const { raw, headers } = genuine
  const forged = { refused: 'forged' }
  expect(changed.equals(raw)).toBe(false)
  expect(await read(changed, headers)).toEqual(forged)
  const signatures = Object.keys(headers).filter((name) => name.endsWith('signature'))
  expect(signatures.length > 0).toBe(signature === undefined)
  if (signatures.length) expect(await read(raw, {})).toEqual(forged)
  for (const name of signatures)
    expect(await read(raw, { ...headers, [name]: '0'.repeat(64) })).toEqual(forged)
  for (const body of ['', 'x', '[]', odd]) {
    const signed = await sign(body)
    expect(await read(signed.raw, signed.headers)).toEqual({ refused: 'unreadable' })
  }
}
