import { scrub } from './scrub'

test.each([
  ['a PAN', 'no folio for ZZZPV1001A here', 'no folio for [PAN] here'],
  ['a PAN in small letters', 'pan=zzzpv1001a', 'pan=[PAN]'],
  ['an e-mail address', 'sent to asha.verma+x@example.in, again', 'sent to [e-mail], again'],
  ['a one-time code', 'code 4821 was wrong', 'code [number] was wrong'],
  ['an account number', 'account 50100012345678', 'account [number]'],
  ['a mobile with its parts', 'call +91 98100-01001', 'call +[number]'],
  ['an amount', 'over ₹1,00,000', 'over ₹[number]'],
  ['a token', 'Bearer eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2ln', 'Bearer [token]'],
  ['a secret', 'key 9f86d081884c7d659a2feaa0c55ad015', 'key [token]'],
  ['a query', 'GET /home/receipt?order=AB12&x=1 failed', 'GET /home/receipt?[query] failed'],
])('%s does not get through', (_, text, expected) => expect(scrub(text)).toBe(expected))

test('what a programmer needs gets through', () => {
  const text = "TypeError: Cannot read properties of undefined (reading 'newTransactionDraftAtom') at 12:7"
  expect(scrub(text)).toBe(text)
})
