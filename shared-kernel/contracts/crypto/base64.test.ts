import fc from 'fast-check'
import { fromBase64Url, toBase64, toBase64Url } from './public'

test('bytes survive base64url, in the spelling of Node', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
      expect(fromBase64Url(toBase64Url(bytes))).toEqual(Uint8Array.from(bytes))
    }),
  )
})

test('a megabyte does not overflow the stack', () => {
  const bytes = new Uint8Array(1_000_000).fill(7)
  expect(fromBase64Url(toBase64Url(bytes))).toHaveLength(1_000_000)
})

test('only one spelling of the same bytes is taken', () => {
  expect(fromBase64Url('AA')).toEqual(Uint8Array.of(0))
  for (const wrong of ['AB', 'A', 'AA==', 'A A', 'AA+/', '\u0000AAA'])
    expect(fromBase64Url(wrong)).toBeUndefined()
})
