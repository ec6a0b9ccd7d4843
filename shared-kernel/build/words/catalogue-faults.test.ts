import { type CheckedCatalogue, catalogueFaults, differingTranslations } from './catalogue-faults'

const one = (message: string, translation: string, others: Partial<CheckedCatalogue> = {}) =>
  catalogueFaults({
    language: 'hi',
    isWhole: true,
    texts: { a: { message } },
    entries: { a: { message, translation } },
    ...others,
  })

test('a translation with the parameters of its text is right, in whatever order', () => {
  expect(one('{fund} until {day}', '{day} तक {fund}')).toEqual([])
  expect(one('Call <0/> or <1>write</1>', '<1>लिखें</1> या <0/>')).toEqual([])
})

test.each([
  ['leaves one out', '{fund} until {day}', '{fund} तक', /with \{fund\} for .* with \{day\}, \{fund\}$/],
  ['invents one', 'Today', '{day}', /with \{day\} for “Today” with no parameters/],
  ['loses an element', 'Call <0/>', 'फ़ोन', /no parameters for “Call <0\/>” with <0>/],
  [
    'loses one inside a plural',
    '{n, plural, one {# of {all}} other {# of {all}}}',
    '{n, plural, one {#} other {#}}',
    /with \{n\} for .* with \{all\}, \{n\}$/,
  ],
  ['cannot be read', '{n} units', '{n यूनिट', /^cannot be read at “\{n यूनिट”: /],
])('one that %s is a fault', (_what, message, translation, fault) => {
  expect(one(message, translation)).toEqual([expect.stringMatching(fault)])
})

test('a plural has every form that the numbers of its language need', () => {
  const units = '{n, plural, one {# unit} other {# units}}'
  expect(one(units, '{n, plural, one {# यूनिट} other {# यूनिट}}')).toEqual([])
  expect(one(units, '{n, plural, other {# यूनिट}}')).toEqual([expect.stringMatching(/^lacks the plural one /)])
  expect(one(units, '{n, plural, =1 {एक यूनिट} other {# यूनिट}}')).toHaveLength(1)
  // Arabic has six.
  expect(one(units, units, { language: 'ar' })).toEqual([
    expect.stringMatching(/^lacks the plural few, many, two, zero |^lacks the plural zero, two, few, many /),
  ])
})

test('a thing of the field has one name in a language, and digits are Latin ones', () => {
  expect(one('End the mandate', 'मैंडेट बंद करें')).toEqual([])
  expect(one('End the mandate', 'आदेश बंद करें')).toEqual([
    'says “आदेश बंद करें” without “मैंडेट” for “End the mandate”',
  ])
  expect(one('Up to 5 MB', '५ MB तक')).toEqual(['has digits that are not Latin in “५ MB तक”'])
})

test('a text that the catalogue lacks, one that no source says, and one that is not translated are faults', () => {
  const faults = (isWhole: boolean) =>
    catalogueFaults({
      language: 'hi',
      isWhole,
      texts: { a: { message: 'New' }, b: { message: 'Kept' } },
      entries: { b: { message: 'Kept', translation: '' }, c: { message: 'Old', translation: 'पुराना' } },
    })
  expect(faults(true)).toEqual([
    'lacks “New”',
    'has “Old”, which no source says',
    'does not translate “Kept”',
  ])
  expect(faults(false)).toEqual(['lacks “New”', 'has “Old”, which no source says'])
})

test('two packages that say the same in English say the same in another language', () => {
  const account = (translation: string) => ({ a: { message: 'Account', translation } })
  expect(differingTranslations({ shell: account('खाता'), 'mfe-auth': account('खाता') })).toEqual([])
  expect(differingTranslations({ shell: account('खाता'), 'mfe-auth': account('') })).toEqual([])
  expect(differingTranslations({ shell: account('खाता'), 'mfe-auth': account('अकाउंट') })).toEqual([
    'mfe-auth says “अकाउंट” for “Account”, shell “खाता”',
  ])
})
