import { recast } from './pseudo'
import { textOf, words } from './words'

const greeting = { id: 'greet', message: 'Good day, {name}', values: { name: 'Asha' } }
const units = (count: number) => ({
  id: 'units',
  message: '{count, plural, one {# unit} other {# units}} in {folio}',
  values: { count, folio: '12345' },
})

afterEach(() => words.speak('en'))

test('English comes with the text itself, with Indian grouping', () => {
  expect(words._(greeting)).toBe('Good day, Asha')
  expect(words._(units(1))).toBe('1 unit in 12345')
  expect(words._(units(1_50_000))).toBe('1,50,000 units in 12345')
})

test('a text is said in the language that is on, and in English where that lacks it', () => {
  words.load('hi', {
    greet: 'नमस्ते, {name}',
    units: '{folio} में {count, plural, one {# यूनिट} other {# यूनिट}}',
  })
  words.speak('hi')
  expect(words._(greeting)).toBe('नमस्ते, Asha')
  expect(words._(units(1_50_000))).toBe('12345 में 1,50,000 यूनिट')
  expect(words._({ id: 'other', message: 'Not translated' })).toBe('Not translated')
  expect([words.lacks('greet'), words.lacks('other')]).toEqual([false, true])
})

test('a text that is made early is said in the language of later', () => {
  const early = { id: 'early', message: 'Your mandates' }
  words.load('hi', { early: 'आपके मैंडेट' })
  expect(textOf(early)).toBe('Your mandates')
  words.speak('hi')
  expect(textOf(early)).toBe('आपके मैंडेट')
  expect(textOf('Neem Flexi Cap Fund')).toBe('Neem Flexi Cap Fund')
})

test('the pseudo-language marks every text and leaves what is put into it', () => {
  words.speak('en-XA', { recast })
  expect(words._(greeting)).toBe('[Ĝööööð ðååý, Asha]')
  expect(words._(units(2))).toMatch(/^\[2 ûûñ.*12345\]$/)
  expect(words._({ id: 'link', message: 'Call <0>{name}</0> now', values: { name: 'us' } })).toMatch(
    /^\[Ç.*<0>us<\/0>.*\]$/,
  )
})

test('it is about 40 % longer than English', () => {
  const message = 'A mandate lets your bank pay your SIPs. You set the most that can leave your account.'
  words.speak('en-XA', { recast })
  const { length } = words._({ id: 'long', message })
  expect(length / message.length).toBeGreaterThan(1.3)
  expect(length / message.length).toBeLessThan(1.5)
})
