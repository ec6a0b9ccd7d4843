import { bringLanguages, inLanguage } from '../platform/language'
import { exitLoadOf, type ExitLoadCode } from './exit-load'

beforeAll(bringLanguages)

test.each([
  ['NONE', 'None', 'कोई नहीं'],
  ['YEAR', '1% within 12 months, then none', '12 महीने के अंदर 1%, उसके बाद कोई नहीं'],
  [
    'LIQUID',
    '0.0070% on day 1, falling to 0.0045% on day 6, then none',
    'पहले दिन 0.0070%, घटते हुए 6वें दिन 0.0045%, उसके बाद कोई नहीं',
  ],
] as const)('the load %s says the figures of its rule in each language', (exitLoad, english, hindi) => {
  const { text } = exitLoadOf({ exitLoad })
  expect(text()).toBe(english)
  expect(inLanguage('hi', text)).toBe(hindi)
})

test.each<[ExitLoadCode, (number | string)[][]]>([
  ['NONE', []],
  ['YEAR', [[365, '1']]],
  [
    'LIQUID',
    [
      [1, '0.0070'],
      [2, '0.0065'],
      [3, '0.0060'],
      [4, '0.0055'],
      [5, '0.0050'],
      [6, '0.0045'],
    ],
  ],
])('the load %s is taken by steps', (exitLoad, steps) => {
  expect(exitLoadOf({ exitLoad }).steps.map(({ upToDay, percent }) => [upToDay, percent])).toEqual(steps)
})
