import fc from 'fast-check'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../../../test-kit/temporary-folder'
import { isBusinessDay } from '../../../calendar/business-day'
import { plainName } from '../../../file-exchange/plain-name'
import type { DebitInstruction } from '../../debit-bank'
import { defaultLayout, type Layout, readLayout, widthOf } from './layout'
import { cellsOf, drawFile, itemOf, settlementDay } from './records'

const user = {
  name: 'Neem Mutual Fund',
  number: 'NEEM00000000000001',
  sponsor: 'PRJT0000101',
  account: '000405001234',
}
const debit: DebitInstruction = {
  debitId: '0f1e2d3c-4b5a-4678-9abc-def012345678',
  umrn: 'PRJT7000000000001001',
  accountNumber: '50100044174417',
  accountType: 'Savings',
  ifsc: 'PRJT0000101',
  holder: 'Zoë O’Neil, Sr.',
  amount: 12_345_07,
  presentOn: '2026-08-27',
}
const drawn = (debits: readonly DebitInstruction[], layout: Layout = defaultLayout, day = '2026-08-25') =>
  drawFile(
    { layout, user },
    { lines: debits.map((each) => ({ subjectId: '', line: itemOf(each, layout) })), day, number: 3 },
  )
const recordsOf = ({ text }: { text: string }) => text.split('\r\n').slice(0, -1)

test('a file has a header and an item for each debit, each of 306 characters, under a name with its day and number', () => {
  const current = { ...debit, accountType: 'Current', amount: 1, holder: 'आशा' } as const
  const file = drawn([debit, current])
  expect(file.name).toBe('ACH-DR-NEEM-25082026-000003-INP.txt')
  const [head = '', first = '', second = '', ...rest] = recordsOf(file)
  expect(rest).toEqual([])
  expect([head, first, second].map(({ length }) => length)).toEqual([306, 306, 306])
  const blank = (length: number) => ' '.repeat(length)
  expect(head).toBe(
    [
      ...['56', blank(7), 'Neem Mutual Fund'.padEnd(40), blank(14 + 9 + 9 + 15 + 3)],
      ...['0001000000000', '0000001234508', '27082026', blank(10 + 10 + 3)],
      ...[
        'NEEM00000000000001',
        blank(18),
        'PRJT0000101',
        '000405001234'.padEnd(35),
        '000000002',
        blank(2 + 57),
      ],
    ].join(''),
  )
  expect(first).toBe(
    [
      ...['67', blank(9), '10', blank(3 + 15), 'Zoe O Neil Sr'.padEnd(40), blank(9 + 7)],
      ...['Neem Mutual Fund'.padEnd(20), blank(13), '0000001234507', blank(10 + 10 + 1 + 2)],
      ...['PRJT0000101', '50100044174417'.padEnd(35), 'PRJT0000101', 'NEEM00000000000001'],
      ...['0F1E2D3C4B5A46789ABCDEF0123456', blank(3 + 15), 'PRJT7000000000001001', blank(7)],
    ].join(''),
  )
  expect([second.slice(11, 13), second.slice(31, 71).trim()]).toEqual(['11', 'INVESTOR'])
  expect(drawn([debit, current])).toEqual(file)
})

test('what is drawn is read back, whatever a holder is called, and the totals of the header are those of its items', () => {
  const accounts = fc.stringMatching(/^[A-Z0-9]{6,35}$/)
  const debits = fc.array(
    fc.record({
      debitId: fc.uuid(),
      umrn: fc.stringMatching(/^[A-Z0-9]{20}$/),
      accountNumber: accounts,
      accountType: fc.constantFrom('Savings', 'Current', 'NRO', 'NRE'),
      ifsc: fc.stringMatching(/^[A-Z]{4}0[A-Z0-9]{6}$/),
      holder: fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('"=1+1', 'a\r\n67', '67'.repeat(99), '\u0000'),
      ),
      amount: fc.integer({ min: 1, max: 1_00_00_000_00 }),
      presentOn: fc.constant('2026-08-27'),
    }),
    { minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(debits, (given) => {
      const [head = '', ...items] = recordsOf(drawn(given))
      const header = cellsOf(defaultLayout.header, head)
      const sum = given.reduce((total, { amount }) => total + amount, 0)
      expect([Number(header.get('total')), Number(header.get('items'))]).toEqual([sum, given.length])
      expect(items).toHaveLength(given.length)
      for (const [place, each] of given.entries()) {
        const item = items[place] ?? ''
        expect(item).toHaveLength(306)
        expect(Object.fromEntries(cellsOf(defaultLayout.item, item))).toMatchObject({
          umrn: each.umrn,
          accountNumber: each.accountNumber,
          ifsc: each.ifsc,
          holder: plainName(each.holder).slice(0, 40).trim(),
          amount: String(each.amount).padStart(13, '0'),
          reference: each.debitId.replaceAll('-', '').slice(0, 30).toUpperCase(),
        })
      }
    }),
  )
})

test.each([
  ['accountNumber', { accountNumber: '1'.repeat(36) }],
  ['accountNumber', { accountNumber: '5010\u00e9' }],
  ['ifsc', { ifsc: 'PRJT0000101\n' }],
  ['umrn', { umrn: 'PRJT70000000000010011' }],
  ['total', { amount: 10_000_000_000_000 }],
])('a value that does not fit its column %s is never cut or sent', (field, wrong) => {
  expect(() => drawn([{ ...debit, ...wrong }])).toThrow(`${field} does not fit`)
})

test('a file is of one day, a business day that the bank still has it before', () => {
  expect(() => drawn([debit, { ...debit, presentOn: '2026-08-28' }])).toThrow('must be of one day')
  // What is late goes on the first day that is left.
  expect(recordsOf(drawn([{ ...debit, presentOn: '2026-08-24' }]))[0]).toContain('26082026')
  expect(settlementDay('2026-08-28', '2026-08-28')).toBe('2026-08-31')
  const days = fc
    .integer({ min: 0, max: 900 })
    .map((more) => new Date(Date.UTC(2025, 0, 1 + more)).toISOString().slice(0, 10))
  fc.assert(
    fc.property(days, days, (wanted, written) => {
      const day = settlementDay(wanted, written)
      expect(isBusinessDay(day) && day >= wanted && day > written).toBe(true)
    }),
  )
})

describe('the layout that an installation names', () => {
  const reading = (content: unknown) => {
    const path = join(temporaryFolder('layout'), 'layout.json')
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
    return () => readLayout({ NACH_FILE_LAYOUT: path })
  }

  test('stands over the default, setting by setting', () => {
    expect(reading({ moneyBy: '14:30' })()).toEqual({ ...defaultLayout, moneyBy: '14:30' })
    expect(readLayout({})).toEqual(defaultLayout)
    expect([widthOf(defaultLayout.header), widthOf(defaultLayout.item)]).toEqual([306, 306])
  })

  test('may be the one that docs/operation.md shows', () => {
    const docs = readFileSync(join(__dirname, '../../../../../docs/operation.md'), 'utf8')
    const [, example = ''] = /A layout of another sponsor bank[^\n]*\n\n((?: {4}[^\n]*\n)+)/.exec(docs) ?? []
    const [head = '', item = ''] = recordsOf(drawn([debit], reading(example)()))
    expect(head).toBe(`H27082026${'1'.padStart(6, '0')}${'1234507'.padStart(15, '0')}${' '.repeat(51)}`)
    expect(item).toBe(`D0F1E2D3C4B5A467PRJT700000000000100150100044174417      000001234507${' '.repeat(13)}`)
  })

  const { header, item, response } = defaultLayout
  const isNot = (name: string) => (column: object) => !('field' in column && column.field === name)
  test.each([
    ['no JSON', '{', 'must be the path of a JSON file'],
    ['an unknown setting', { items: [] }, 'is no such setting'],
    ['no time', { moneyBy: '25:00' }, 'moneyBy is no such setting, or has another form'],
    ['a header without totals', { header: header.slice(0, 5) }, 'header needs total, items, settlementDate'],
    ['an item without UMRN', { item: item.filter(isNot('umrn')) }, 'item needs umrn'],
    ['an item without code', { item: item.slice(1) }, 'item must begin with its code'],
    [
      'a code of another length',
      { response: { ...response, itemCode: '670' } },
      'item must begin with its code',
    ],
    ['two lengths', { item: [...item, { text: '', width: 1 }] }, 'header and item must be equally long'],
    ['a name that comes again', { fileName: 'ACH-DR-{DD}{MM}.txt' }, 'fileName must have {YYYY}'],
  ])('%s keeps the portal from starting', (_what, content, why) => {
    expect(reading(content)).toThrow(why)
  })
})
