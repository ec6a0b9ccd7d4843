import { CsvError, type Info, parse } from 'csv-parse/sync'
import { FileRefusal } from './file-refusal'

/** The largest file that is read, in bytes: a month of a large house, and no more than memory takes at once. */
export const largestFile = 50 * 1024 * 1024
const longestLine = 1024 * 1024
const longestValue = 200

/** One line of a table with names of columns. */
export interface TableRow {
  line: number
  /** Trimmed; '' where the column is empty. Upper and lower case of the name are one. */
  value(column: string): string
}

/**
 * The lines of a CSV file in UTF-8, with or without BOM, whatever its line ends. What a spreadsheet wrote as ="0012" to
 * keep zeros is 0012; nothing is ever computed.
 * @throws FileRefusal for a file that is too large, no text, no table, or without one of the needed columns
 */
export function readTable(bytes: Uint8Array, needed: readonly string[], delimiter = ','): TableRow[] {
  const [head, ...records] = parsed(textOf(bytes), delimiter)
  if (!head) throw new FileRefusal('The file is empty.')
  const names = head.record.map((name) => name.trim().toLowerCase())
  const places = new Map<string, number>()
  for (const column of needed) {
    const name = column.toLowerCase()
    const place = names.indexOf(name)
    if (place < 0) throw new FileRefusal(`there is no column ${column}; it has ${shown(head.record)}`, 1)
    if (names.lastIndexOf(name) !== place) throw new FileRefusal(`the column ${column} stands there twice`, 1)
    places.set(name, place)
  }
  return records.map(({ record, info: { lines: line } }) => ({
    line,
    value(column) {
      const place = places.get(column.toLowerCase())
      if (place === undefined) throw new Error(`The column ${column} was not asked for`)
      return cleaned(record[place] ?? '', column, line)
    },
  }))
}

/** One line of a table without names of columns, whose places are counted from 1. */
export interface PlacedRow {
  line: number
  /** Trimmed; '' where the line ends before. `name` is what a refusal calls it. */
  at(place: number, name: string): string
}

/** The same of a file whose columns have no names, after `headLines` lines that say something else. @throws FileRefusal */
export function readPlaces(bytes: Uint8Array, headLines: number, delimiter = ','): PlacedRow[] {
  return parsed(textOf(bytes), delimiter, { relax_column_count: true })
    .slice(headLines)
    .map(({ record, info: { lines: line } }) => ({
      line,
      at: (place, name) => cleaned(record[place - 1] ?? '', name, line),
    }))
}

const shown = (names: readonly string[]) =>
  names
    .join(', ')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, longestValue)

function textOf(bytes: Uint8Array): string {
  if (bytes.length > largestFile)
    throw new FileRefusal(`The file is larger than ${largestFile / 1024 / 1024} MB.`)
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    throw new FileRefusal(
      'The file is UTF-16, as "Unicode text" of a spreadsheet is: save it as CSV in UTF-8.',
    )
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FileRefusal('The file is no text in UTF-8: a workbook or an archive, or another encoding.')
  }
}

interface ParsedLine {
  record: string[]
  info: Info
}

function parsed(text: string, delimiter: string, more?: { relax_column_count: true }): ParsedLine[] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      info: true,
      max_record_size: longestLine,
      skip_empty_lines: true,
      ...more,
    }) as unknown as ParsedLine[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new FileRefusal(wordsOf[error.code] ?? 'it is no line of a CSV file', Number(error.lines))
  }
}

const wordsOf: Readonly<Partial<Record<CsvError['code'], string>>> = {
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: 'it has another number of columns than the first line',
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
  CSV_INVALID_CLOSING_QUOTE: 'something follows a closing quote',
  INVALID_OPENING_QUOTE: 'a quote stands in the middle of a value',
  CSV_MAX_RECORD_SIZE: 'it is longer than a line may be',
}

function cleaned(text: string, column: string, line: number): string {
  const value = text.trim().replace(/^="([^"]*)"$/, '$1')
  if (value.length > longestValue)
    throw new FileRefusal(`${column} is longer than ${longestValue} characters`, line)
  // They would be sent to the terminal of whoever reads the report.
  if (/\p{Cc}/u.test(value)) throw new FileRefusal(`${column} has characters that are no text`, line)
  return value
}
