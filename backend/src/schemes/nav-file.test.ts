import { sharedText } from '../../../shared-kernel/src/testing/shared-data'
import { readNavFile } from './nav-file'

const sixColumns = `Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date

Open Ended Schemes(Equity Scheme - Flexi Cap Fund)

Neem Mutual Fund

990020;INF0NM02DG14;-;Neem Flexi Cap Fund - Direct - Growth;98.42155;18-Aug-2026
`
const eightColumns = `Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date
990021;INF0NM02DD1X;INF0NM02DR1X;Neem Flexi Cap Fund;Direct Plan;IDCW;41.1;18-Aug-2026
`

test('reads six columns: ISIN, rounded NAV, date', () => {
  expect(readNavFile(sixColumns).lines).toEqual([
    { schemeCode: '990020', isins: ['INF0NM02DG14'], date: '2026-08-18', nav: '98.4216' },
  ])
})

test('reads eight columns, and another order of columns, by the names in the header', () => {
  const [line] = readNavFile(eightColumns).lines
  expect(line).toEqual({
    schemeCode: '990021',
    isins: ['INF0NM02DD1X', 'INF0NM02DR1X'],
    date: '2026-08-18',
    nav: '41.1000',
  })
  const reordered = 'Date;Net Asset Value;Scheme Code\r\n01-Jan-2026;1.5;7\r\n'
  expect(readNavFile(reordered).lines).toEqual([
    { schemeCode: '7', isins: [], date: '2026-01-01', nav: '1.5000' },
  ])
})

test.each([
  ['1;-;-;A;N.A.;18-Aug-2026', 'no NAV'],
  ['1;-;-;A;B.C.;18-Aug-2026', 'no NAV'],
  ['1;-;-;A;#N/A;18-Aug-2026', 'no NAV'],
  ['1;-;-;A;;18-Aug-2026', 'no NAV'],
  ['1;-;-;A;12,5;18-Aug-2026', 'NAV not a number'],
  ['1;-;-;A;1e5;18-Aug-2026', 'NAV not a number'],
  ['1;-;-;A;-3;18-Aug-2026', 'NAV not a number'],
  ['1;-;-;A;0.00001;18-Aug-2026', 'NAV not above zero'],
  ['1;-;-;A;99999999999;18-Aug-2026', 'NAV too large'],
  ['1;-;-;A;10;31-Feb-2026', 'date not readable'],
  ['1;-;-;A;10;2026-02-01', 'date not readable'],
  ['x;-;-;A;10;18-Aug-2026', 'no scheme code'],
  ['1;-;-;A;B;10;18-Aug-2026', 'wrong number of columns'],
  ['1;-;-;A', 'wrong number of columns'],
])('leaves out %s: %s', (line, reason) => {
  const file = readNavFile(`${sixColumns}${line}\n`)
  expect(file.lines).toHaveLength(1)
  expect([...file.bad]).toEqual([[reason, 1]])
})

test('refuses a file without a header', () => {
  expect(() => readNavFile('1;2;3\n')).toThrow('no header line')
})

test.each([
  ['NAVAll-2026-08-19.6col.txt', 14_000],
  ['AMFI_NAV_31Jan2018.txt', 9_000],
  ['history-report-sample-2026-10-09.txt', 5],
])('accounts for every data line of %s', (name, least) => {
  const text = sharedText(`navall/${name}`)
  const { lines, bad } = readNavFile(text)
  const dataLines = text
    .split(/\r?\n/)
    .filter((line) => line.includes(';') && !line.startsWith('Scheme Code'))
  const leftOut = [...bad.values()].reduce((sum, count) => sum + count, 0)
  console.info(`${name}: ${lines.length} lines read, left out: ${JSON.stringify(Object.fromEntries(bad))}`)
  expect(lines.length + leftOut).toBe(dataLines.length)
  expect(lines.length).toBeGreaterThan(least)
})
