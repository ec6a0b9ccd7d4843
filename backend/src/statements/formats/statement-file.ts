import type { StatementFormat, StatementView } from '@portal/contracts/statements/statement'
import { t } from '@portal/contracts/words/macros'
import type { StatementFacts } from '../statement-facts'

/** What a format is made of: the statement, and the facts behind it. */
export interface StatementSource {
  statement: StatementView
  facts: StatementFacts
}

export interface StatementFile {
  name: string
  contentType: string
  content: Uint8Array
}

/** Told how far the making has come, from 0 to 1. */
export type Progress = (part: number) => void

const endings: Readonly<Record<StatementFormat, string>> = {
  PDF: '.pdf',
  XLSX: '.xlsx',
  CSV: '.csv',
  JSON: '.json',
  SCHEDULE_112A: ' 112A.csv',
}

/** "Capital gains 2025-04-01 to 2026-03-31.pdf" */
export function fileName({ title, from, to }: StatementView, format: StatementFormat): string {
  const name = t`${title} ${from} to ${to}`
  return `${name}${endings[format]}`
}
