import { partsOf, smsTemplates, type Texts } from './sms-templates'

const en: Texts = {
  a: { message: 'Order {number} is cancelled', translation: 'Order {number} is cancelled' },
  b: { message: 'Call {phone}', translation: 'Call {phone}' },
  byName: { translation: 'Your KYC is verified.' },
  stop: { message: '.' },
}
const hi: Texts = {
  a: { message: 'Order {number} is cancelled', translation: 'ऑर्डर {number} रद्द हुआ' },
  b: { message: 'Call {phone}', translation: '{phone} पर फ़ोन करें' },
  byName: { translation: 'आपका केवाईसी हो गया है।' },
  stop: { message: '.', translation: '।' },
}
const joined = (sentences: readonly string[], stop: string) => sentences.join(`${stop} `)

test('what is registered stands in every language, with a blank for each parameter', () => {
  const register = {
    cancelled: ['Order {#var#} is cancelled', 'Call {#var#}'],
    verified: ['Your KYC is verified.'],
  }
  expect(smsTemplates(register, { en, hi }, joined)).toEqual([
    { name: 'cancelled', language: 'en', text: 'Order {#var#} is cancelled. Call {#var#}' },
    { name: 'cancelled', language: 'hi', text: 'ऑर्डर {#var#} रद्द हुआ। {#var#} पर फ़ोन करें' },
    { name: 'verified', language: 'en', text: 'Your KYC is verified.' },
    { name: 'verified', language: 'hi', text: 'आपका केवाईसी हो गया है।' },
  ])
})

test('what may be longer than a blank holds is registered as several', () => {
  const texts = { a: { message: '{schemeName}: {reason}', translation: '{schemeName}: {reason}' } }
  const [made] = smsTemplates({ refused: ['{#var#}: {#var#}'] }, { en: texts }, joined)
  expect(made?.text).toBe(`${'{#var#}'.repeat(2)}: ${'{#var#}'.repeat(5)}`)
})

test('a sentence that was changed in its source and not in the register is refused', () => {
  expect(() => smsTemplates({ cancelled: ['Order {#var#} was cancelled'] }, { en, hi }, joined)).toThrow(
    'cancelled: no source says “Order {#var#} was cancelled”',
  )
})

test('a sentence that a language says in two ways is refused', () => {
  const twice = { ...en, c: { message: 'Call {helpline}', translation: 'Call {helpline}' } }
  const hindi = { ...hi, c: { message: 'Call {helpline}', translation: '{helpline} मिलाएँ' } }
  expect(() => smsTemplates({ call: ['Call {#var#}'] }, { en: twice, hi: hindi }, joined)).toThrow(
    'call, hi: said in 2 ways',
  )
})

test('Hindi is sent in parts of 67 characters, plain English in parts of 153', () => {
  expect(partsOf('x'.repeat(160), 10).parts).toBe(1)
  expect(partsOf('x'.repeat(161), 10).parts).toBe(2)
  expect(partsOf('क'.repeat(70), 10).parts).toBe(1)
  expect(partsOf('क'.repeat(135), 10).parts).toBe(3)
  expect(partsOf('ऑर्डर {#var#}', 10)).toEqual({ characters: 16, parts: 1 })
})
