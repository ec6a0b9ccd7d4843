import { sharedText } from '@portal/testing/node'
import { type LeftOut, type NavLine, readNavFile } from './nav-file'

const sixColumns = `Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date

Open Ended Schemes(Equity Scheme - Flexi Cap Fund)

Neem Mutual Fund

990020;INF0NM02DG14;-;Neem Flexi Cap Fund - Direct - Growth;98.42155;18-Aug-2026
`
const eightColumns = `Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date
990021;INF0NM02DD1X;INF0NM02DR1X;Neem Flexi Cap Fund;Direct Plan;IDCW;41.1;18-Aug-2026
`

/** The file as it streams in, in chunks of so many bytes. */
async function* inChunks(bytes: Uint8Array, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

async function read(file: string | Uint8Array, chunkSize = 65_536) {
  const bad: LeftOut = new Map()
  const lines: NavLine[] = []
  const bytes = typeof file === 'string' ? Buffer.from(file) : file
  for await (const line of readNavFile(inChunks(bytes, chunkSize), bad)) lines.push(line)
  return { lines, bad }
}

test('reads six columns: ISIN, rounded NAV, date', async () => {
  expect((await read(sixColumns)).lines).toEqual([
    { schemeCode: '990020', isins: ['INF0NM02DG14'], date: '2026-08-18', nav: '98.4216' },
  ])
})

test('reads eight columns, and another order of columns, by the names in the header', async () => {
  const [line] = (await read(eightColumns)).lines
  expect(line).toEqual({
    schemeCode: '990021',
    isins: ['INF0NM02DD1X', 'INF0NM02DR1X'],
    date: '2026-08-18',
    nav: '41.1000',
  })
  const reordered = 'Date;Net Asset Value;Scheme Code\r\n01-Jan-2026;1.5;7\r\n'
  expect((await read(reordered)).lines).toEqual([
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
  ['1;-;-;A;10;01-Jan-0000', 'date before there were funds'],
  ['1;-;-;A;10;30-Jun-1964', 'date before there were funds'],
  ['x;-;-;A;10;18-Aug-2026', 'no scheme code'],
  ['1;-;-;A;B;10;18-Aug-2026', 'wrong number of columns'],
  ['1;-;-;A', 'wrong number of columns'],
])('leaves out %s: %s', async (line, reason) => {
  const file = await read(`${sixColumns}${line}\n`)
  expect(file.lines).toHaveLength(1)
  expect([...file.bad]).toEqual([[reason, 1]])
})

test('what cannot be a NAV file is refused, and said what it is', async () => {
  const [header = ''] = sixColumns.split('\n')
  const half = sixColumns.slice(0, sixColumns.indexOf('98.42') + 4)
  const faults: [string | Uint8Array, string][] = [
    ['1;2;3\n', 'no header line'],
    ['', 'no header line'],
    [`${header}\n\nNeem Mutual Fund\n`, 'a header and nothing below it'],
    [header, 'a header and nothing below it'],
    [half, 'ends in the middle of a line'],
    [`${sixColumns}Open Ended Schem`, 'ends in the middle of a line'],
    [Buffer.from(sixColumns, 'utf16le'), 'holds NUL characters'],
    ['x'.repeat(100_000), 'has no lines'],
  ]
  for (const [file, words] of faults) await expect(read(file)).rejects.toThrow(words)
})

const bigEndian = Buffer.from(`\ufeff${sixColumns}`, 'utf16le').swap16()

test.each<[string, Uint8Array]>([
  ['UTF-8 with a mark', Buffer.from(`\ufeff${sixColumns}`)],
  ['UTF-16, little end first', Buffer.from(`\ufeff${sixColumns}`, 'utf16le')],
  ['UTF-16, big end first', bigEndian],
  ['CRLF', Buffer.from(sixColumns.replaceAll('\n', '\r\n'))],
  ['a lone CR', Buffer.from(sixColumns.replaceAll('\n', '\r'))],
  ['no line end after the last line', Buffer.from(sixColumns.trimEnd())],
])('reads the same from %s, in whichever chunks it comes', async (_kind, bytes) => {
  const expected = (await read(sixColumns)).lines
  for (const size of [1, 2, 3, 7, 65_536]) expect((await read(bytes, size)).lines).toEqual(expected)
})

test.each([
  ['NAVAll-2026-08-19.6col.txt', 14_000],
  ['AMFI_NAV_31Jan2018.txt', 9_000],
  ['history-report-sample-2026-10-09.txt', 5],
])('accounts for every data line of %s', async (name, least) => {
  const text = sharedText(`navall/${name}`)
  const { lines, bad } = await read(text)
  const dataLines = text
    .split(/\r?\n/)
    .filter((line) => line.includes(';') && !line.startsWith('Scheme Code'))
  const leftOut = [...bad.values()].reduce((sum, count) => sum + count, 0)
  console.info(`${name}: ${lines.length} lines read, left out: ${JSON.stringify(Object.fromEntries(bad))}`)
  expect(lines.length + leftOut).toBe(dataLines.length)
  expect(lines.length).toBeGreaterThan(least)
})
