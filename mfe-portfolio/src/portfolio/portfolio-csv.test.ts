import { textOf } from '@portal/kernel'
import { elssHolding } from '../testing/holding-samples'
import { portfolioCsv } from './portfolio-csv'
import { rupeesOf, sheetColumns } from './portfolio-sheet'

test('the CSV holds a line a holding, with exact amounts and units', () => {
  const [head, line, end] = portfolioCsv([elssHolding]).split('\r\n')
  expect(head).toBe(`\ufeff${sheetColumns.map(({ header }) => textOf(header)).join(',')}`)
  expect(line).toBe(
    '1002937306,Neem ELSS Tax Saver Fund,Equity,Direct,Growth,812.449,601.149,71.3390,2026-08-24,45000.00,57959.29,12959.29,-1000.00,',
  )
  expect(end).toBe('')
})

test('a text that a spreadsheet would run, quotes and commas stay text', () => {
  const csv = portfolioCsv([{ ...elssHolding, schemeName: '=HYPERLINK("x"), y' }])
  expect(csv).toContain(`"'=HYPERLINK(""x""), y"`)
})

test.each([
  [28_013_879, '280138.79'],
  [-5, '-0.05'],
  [0, '0.00'],
])('%d paise are %s rupees', (paise, rupees) => {
  expect(rupeesOf(paise)).toBe(rupees)
})
