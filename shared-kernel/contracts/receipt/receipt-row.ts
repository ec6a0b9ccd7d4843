import { formatDate, formatTime, indiaDate } from '../format/public'
import type { PdfRow } from './text-pdf'

export type ReceiptRow = PdfRow

export interface ReceiptSection {
  title: string
  rows: ReceiptRow[]
}

/** "25 Aug 2026, 1:18 pm" */
export const at = (instant: string): string => `${formatDate(indiaDate(instant))}, ${formatTime(instant)}`

/** A row, left out where there is nothing to say. */
export const row = (label: string, value: string | null | undefined): ReceiptRow[] =>
  value ? [{ label, value }] : []
