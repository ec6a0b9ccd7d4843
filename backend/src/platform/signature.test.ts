import fc from 'fast-check'
import { isSignedBy, signatureHeaders, signatureWindowMs, signed } from './signature'

const secret = 'a secret of both sides'
const now = 1_787_644_080_000
const body = '{"eventId":"e1"}'

test('a signed body is known as signed', () => {
  expect(isSignedBy(secret, signed(secret, body, now), body, now)).toBe(true)
})

test.each([
  ['another secret', signed('another', body, now), body],
  ['another body', signed(secret, `${body} `, now), body],
  ['no headers', {}, body],
  ['a signature that is no hex', { ...signed(secret, body, now), [signatureHeaders.signature]: 'zz' }, body],
  [
    'a moment of its own',
    { ...signed(secret, body, now), [signatureHeaders.timestamp]: String(now + 1) },
    body,
  ],
  ['a list of signatures', { ...signed(secret, body, now), [signatureHeaders.signature]: ['a', 'b'] }, body],
])('a body with %s is refused', (_what, headers, content) => {
  expect(isSignedBy(secret, headers, content, now)).toBe(false)
})

test('a signature holds for five minutes either way', () => {
  const headers = signed(secret, body, now)
  for (const sign of [-1, 1]) {
    expect(isSignedBy(secret, headers, body, now + sign * signatureWindowMs)).toBe(true)
    expect(isSignedBy(secret, headers, body, now + sign * (signatureWindowMs + 1))).toBe(false)
  }
})

test('no change of a single character of the body goes unnoticed', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.nat(),
      fc.string({ minLength: 1, maxLength: 1 }),
      (text, place, other) => {
        const at = place % text.length
        const changed = text.slice(0, at) + other + text.slice(at + 1)
        expect(isSignedBy(secret, signed(secret, text, now), changed, now)).toBe(changed === text)
      },
    ),
  )
})
