import fc from 'fast-check'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../../../test-kit/temporary-folder'
import { paiseOf, rupeesOf } from '../../../platform/file-fields'
import type { PayoutInstruction } from '../../payout-bank'
import { defaultLayout, type Layout, readLayout } from './layout'
import { drawFile, lineOf } from './lines'

const payout: PayoutInstruction = {
  payoutId: '0f1e2d3c-4b5a-4678-9abc-def012345678',
  accountNumber: '50100044174417',
  ifsc: 'PRJT0000101',
  holder: 'Zoë O’Neil, Sr.',
  amount: 12_345_07,
  dueOn: '2026-08-27',
  mode: 'NEFT',
}
const drawn = (layout: Layout, payouts: readonly PayoutInstruction[], day = '2026-08-25') =>
  drawFile(layout, {
    lines: payouts.map((each) => ({ subjectId: '', line: lineOf(each, layout) })),
    day,
    number: 3,
  })

test('a file has a line for each payout, in the bank’s columns, under a name with its day and number', () => {
  const large = { ...payout, amount: 2_00_000_00, dueOn: '2026-08-24', holder: 'आशा' }
  const instant = { ...payout, mode: 'IMPS' } as const
  expect(drawn(defaultLayout, [payout, large, instant])).toEqual({
    name: 'NEEM20260825.003',
    text: [
      'NEFT,0F1E2D3C4B5A46789ABCDEF012345678,Zoe O Neil Sr,50100044174417,PRJT0000101,10,12345.07,20260827',
      'RTGS,0F1E2D3C4B5A46789ABCDEF012345678,INVESTOR,50100044174417,PRJT0000101,10,200000.00,20260825',
      'IMPS,0F1E2D3C4B5A46789ABCDEF012345678,Zoe O Neil Sr,50100044174417,PRJT0000101,10,12345.07,20260827',
      '',
    ].join('\r\n'),
  })
  expect(drawn(defaultLayout, [payout])).toEqual(drawn(defaultLayout, [payout]))
})

test('another bank has other columns, a first line, dates and words, and no IMPS', () => {
  const layout: Layout = {
    ...defaultLayout,
    delimiter: '|',
    header: 'FILEHDR|NEEM',
    columns: [
      { field: 'valueDate' },
      { field: 'system' },
      { field: 'debitAccount' },
      { field: 'reference' },
      { field: 'holder', most: 6 },
      { field: 'accountNumber' },
      { field: 'ifsc' },
      { text: 'INR' },
      { field: 'amount' },
    ],
    systems: { NEFT: 'NFT', RTGS: 'RTG', IMPS: null },
    dates: 'DD/MM/YYYY',
    referenceLength: 15,
    debitAccount: '0405',
  }
  expect(drawn(layout, [{ ...payout, mode: 'IMPS' }]).text).toBe(
    'FILEHDR|NEEM\r\n27/08/2026|NFT|0405|0F1E2D3C4B5A467|Zoe O|50100044174417|PRJT0000101|INR|12345.07\r\n',
  )
})

test.each([
  ['accountNumber', { accountNumber: '1'.repeat(31) }],
  ['accountNumber', { accountNumber: '5010,1' }],
  ['ifsc', { ifsc: 'PRJT0000101\n' }],
])('a value that does not fit its column %s is never cut or sent', (field, wrong) => {
  expect(() => drawn(defaultLayout, [{ ...payout, ...wrong }])).toThrow(`The column ${field}`)
})

test('rupees in a file are the paise that were meant, to the last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 13 }), (paise) => {
      expect(rupeesOf(paise)).toMatch(/^\d+\.\d\d$/)
      expect(paiseOf(rupeesOf(paise), 'rupees', 'amount', 1)).toBe(paise)
    }),
  )
})

describe('the layout that an installation names', () => {
  const reading = (content: unknown) => {
    const path = join(temporaryFolder('layout'), 'layout.json')
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
    return () => readLayout({ PAYOUT_FILE_LAYOUT: path })
  }

  test('stands over the default, setting by setting', () => {
    expect(reading({ delimiter: '|' })()).toEqual({ ...defaultLayout, delimiter: '|' })
    expect(readLayout({})).toEqual(defaultLayout)
  })

  test('may be the one that docs/operation.md shows', () => {
    const docs = readFileSync(join(__dirname, '../../../../../docs/operation.md'), 'utf8')
    const [, example = ''] = /A layout of another bank[^\n]*\n\n((?: {4}[^\n]*\n)+)/.exec(docs) ?? []
    const layout = reading(example)()
    expect(drawn(layout, [payout]).text).toBe(
      'NFT,0F1E2D3C4B5A467,Zoe O Neil Sr,50100044174417,PRJT0000101,INR,12345.07,000405001234,27/08/2026\r\n',
    )
  })

  test.each([
    ['{', 'must be the path of a JSON file'],
    [{ delimitr: '|' }, 'is no such setting'],
    [{ referenceLength: 8 }, 'referenceLength is no such setting, or has another form'],
    [{ columns: [{ field: 'amount' }] }, 'columns need system, reference, accountNumber, ifsc'],
    [{ fileName: 'NEEM{DD}{MM}.{NNN}' }, 'fileName must have {YYYY}'],
  ])('%j keeps the portal from starting', (content, why) => {
    expect(reading(content)).toThrow(why)
  })
})
