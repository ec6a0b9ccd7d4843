import type { StatementFormat } from '@portal/contracts/statements/statement'
import { statementJson } from './cas-json'
import { schedule112a } from './schedule-112a'
import { statementCsv } from './statement-csv'
import { fileName, type Progress, type StatementFile, type StatementSource } from './statement-file'
import { statementPdf } from './statement-pdf'
import { statementXlsx } from './xlsx'

interface Format {
  contentType: string
  make(source: StatementSource, onProgress: Progress): Promise<Uint8Array>
}

const csvType = 'text/csv; charset=utf-8'
/** With the mark by which spreadsheets know the letters. */
const csvBytes = (text: string) => new TextEncoder().encode(`\uFEFF${text}`)

const formats: Readonly<Record<StatementFormat, Format>> = {
  PDF: { contentType: 'application/pdf', make: statementPdf },
  XLSX: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    make: statementXlsx,
  },
  CSV: { contentType: csvType, make: async (source) => csvBytes(statementCsv(source)) },
  JSON: {
    contentType: 'application/json; charset=utf-8',
    make: async (source) => new TextEncoder().encode(statementJson(source)),
  },
  // The department's utility takes it without a mark.
  SCHEDULE_112A: {
    contentType: csvType,
    make: async ({ facts }) => new TextEncoder().encode(schedule112a(facts)),
  },
}

/** The statement as a file of a format. */
export async function makeFile(
  source: StatementSource,
  format: StatementFormat,
  onProgress: Progress,
): Promise<StatementFile> {
  const { contentType, make } = formats[format]
  return {
    name: fileName(source.statement, format),
    contentType,
    content: await make(source, onProgress),
  }
}
