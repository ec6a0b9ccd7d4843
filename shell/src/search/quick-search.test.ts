import type { SearchEntry } from '@portal/contracts/schemes/search'
import { cleanSearchText, entryAddress, searchResult } from './quick-search'

const entry = (name: string, keywords: string[], changes: Partial<SearchEntry> = {}): SearchEntry => ({
  name,
  url: './home/help',
  keywords,
  external: false,
  ...changes,
})
const redeem = entry('Redeem', ['redeem', 'sell units', 'Withdraw'])
const statements = entry('Statements', ['statement', 'capital gains'])
const lists = { features: [redeem, statements], topSearches: [statements] }
const names = (typed: string) => {
  const { kind, entries } = searchResult(typed, lists)
  return [kind, entries.map(({ name }) => name)]
}

test.each([
  ['Redeem', 'Redeem'],
  ['sell units', 'sell units'],
  ['r3d-e_e@m!', 'rdeem'],
  ['पोर्टफोलियो', 'पोर्टफोलियो'],
  ['<script>alert(1)</script>', 'scriptalertscript'],
  ['tab\tnew\nline', 'tabnewline'],
  ['500', ''],
])('of %j the box keeps %j: letters and spaces only [S5.046]', (typed, kept) =>
  expect(cleanSearchText(typed)).toBe(kept),
)

test.each([
  [' ', ''],
  ['   redeem', 'redeem'],
  ['12 redeem', 'redeem'],
  ['redeem ', 'redeem '],
])('of %j the box keeps %j: no space comes first [S5.047]', (typed, kept) =>
  expect(cleanSearchText(typed)).toBe(kept),
)

test.each(['redeem', 'REDEEM', 'ede', 'withdraw', 'sell  units', 'units '])(
  '%j finds by a part of a keyword, in any case [S4.088]',
  (typed) => expect(names(typed)).toEqual(['matches', ['Redeem']]),
)

test('entries come in their order, each once', () =>
  expect(names('e')).toEqual(['matches', ['Redeem', 'Statements']]))

test.each(['zzz', 'redeemed'])('%j finds nothing, and says so [S4.089]', (typed) =>
  expect(names(typed)).toEqual(['none', []]),
)

test.each(['', ' ', '    '])('%j is empty: the top searches show [S4.090] [S5.048]', (typed) =>
  expect(names(typed)).toEqual(['top', ['Statements']]),
)

test.each([
  [undefined, './home/help'],
  ['{"plan":"SWITCH"}', './home/help?plan=SWITCH'],
  ['{"plan":"REDEEM","unclaimed":true}', './home/help?plan=REDEEM&unclaimed=true'],
  ['{"a":{"b":1},"c":null}', './home/help'],
  ['no json', './home/help'],
  ['["x"]', './home/help'],
])('parameters %j give the address %j [S3.066]', (parameters, address) =>
  expect(entryAddress(entry('Help', [], { parameters }))).toBe(address),
)
