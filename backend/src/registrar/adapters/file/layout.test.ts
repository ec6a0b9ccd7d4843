import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../../../test-kit/temporary-folder'
import type { RegistrarOrder } from '../../registrar'
import { defaultLayout, readLayout } from './layout'
import { drawFile, lineOf } from './lines'

const scheme = { code: 'FLEXI-DG', isin: 'INF0NM001011', plan: 'D', option: 'G' } as const
const order: RegistrarOrder = {
  action: 'book',
  orderNumber: 'NM2608250041',
  family: 'purchase',
  kind: 'LUMPSUM',
  folioNo: '91024821',
  scheme,
  toScheme: null,
  holder: 'Zoë O’Neil, Sr.',
  pans: ['ZZZPA1001A'],
  amount: 12_345_07,
  units: null,
  isAllUnits: false,
  stampedAt: new Date('2026-08-25T14:59:59+05:30'),
  paymentReference: 'UTR1',
  arn: 'ARN-1234',
  subBroker: null,
  euin: 'E123456',
  account: null,
}
const reading = (content: unknown) => {
  const path = join(temporaryFolder('layout'), 'layout.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return () => readLayout({ REGISTRAR_FILE_LAYOUT: path })
}
const drawn = (layout = defaultLayout, requested = order) =>
  drawFile(layout, {
    lines: [{ subjectId: '', line: lineOf(requested, layout, new Map([['FLEXI-DG', '128FXDG']])) }],
    day: '2026-08-25',
    number: 3,
  })

test('a file has names of columns and a line for each order, under a name with its day and number', () => {
  const { name, text } = drawn()
  expect(name).toBe('ORD_20260825_003.csv')
  expect(text.split('\r\n')[1]).toBe(
    'NM,ARN-1234,,E123456,NM2608250041,91024821,P,LUMPSUM,128FXDG,Zoe O Neil Sr,ZZZPA1001A,,,25/08/2026,14:59:59,,12345.07,N,,,,UTR1,INF0NM001011,D,G,,',
  )
  expect(drawn()).toEqual(drawn())
})

test('a redemption of all units, and one that shall not be done', () => {
  const account = { accountNumber: '50100044174417', ifsc: 'PRJT0000101', accountType: 'Savings' }
  const sale = { ...order, family: 'redemption', kind: 'REDEEM', amount: null, units: '12.345' } as const
  const { text } = drawn(defaultLayout, { ...sale, isAllUnits: true, account, action: 'revoke' })
  expect(text).toContain(',X,REDEEM,128FXDG,')
  expect(text).toContain(',12.345,,Y,50100044174417,Savings,PRJT0000101,')
})

test.each([
  ['folioNo', { folioNo: '91,024821' }],
  ['paymentReference', { paymentReference: 'U\n' }],
])('a value that does not fit its column %s is never cut or sent', (field, wrong) => {
  expect(() => drawn(defaultLayout, { ...order, ...wrong })).toThrow(`The column ${field}`)
})

test('another registrar’s layout may be the one that docs/operation.md shows', () => {
  const docs = readFileSync(join(__dirname, '../../../../../docs/operation.md'), 'utf8')
  const [, example = ''] = /Another layout:\n\n((?: {4}[^\n]*\n)+)/.exec(docs) ?? []
  const { name, text } = drawn(reading(example)())
  expect(name).toBe('NEEM20260825.003')
  expect(text).toBe(
    'AMC_CODE|USR_TXN_NO|FOLIO_NO|TRXN_TYPE|SCH_CODE|SWITCH_TO|TRXN_DATE|TRXN_TIME|UNITS|AMOUNT\r\n128|2608250041|91024821|P|128FXDG||08/25/2026|14:59:59||12345.07\r\n',
  )
})

test.each([
  ['{', 'must be the path of a JSON file'],
  [{ delimitr: '|' }, 'is no such setting'],
  [{ columns: [{ name: 'A', field: 'amount' }] }, 'columns need type, folioNo, schemeCode'],
  [
    { columns: defaultLayout.columns.filter(({ name }) => name !== 'USR_TXN_NO') },
    'columns need orderNumber or orderDigits',
  ],
  [{ fileName: 'ORD_{DD}{MM}.{NNN}' }, 'fileName must have {YYYY}'],
])('%j keeps the portal from starting', (content, why) => {
  expect(reading(content)).toThrow(why)
})
