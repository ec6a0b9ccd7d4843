import { planLabel, type Text } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type { Holding } from '@portal/contracts/folios/investor'
import { categoryName } from '../shared/fund-names'

/** A cell of an export: text, or a number as exact decimal text. */
export type SheetCell = { text: string } | { number: string; decimals: number }

export interface SheetColumn {
  header: Text
  /** In signs, where it is not that of the others. */
  width?: number
  cell: (holding: Holding) => SheetCell
}

/** Integer paise as rupees: `'280138.79'`. */
export function rupeesOf(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, '0')
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const text = (value: string): SheetCell => ({ text: value })
const money = (paise: number): SheetCell => ({ number: rupeesOf(paise), decimals: 2 })
const units = (value: string): SheetCell => ({ number: value, decimals: 3 })

/** What an export of the portfolio holds, column by column; the whole folio number, since the file is the investor's. */
export const sheetColumns: readonly SheetColumn[] = [
  { header: msg`Folio`, cell: ({ folioNo }) => text(folioNo) },
  { header: msg`Scheme`, width: 36, cell: ({ schemeName }) => text(schemeName) },
  { header: msg`Category`, cell: ({ fundType }) => text(categoryName(fundType)) },
  { header: msg`Plan`, cell: ({ planName }) => text(planLabel(planName)) },
  { header: msg`Option`, cell: ({ optionDesc }) => text(optionDesc) },
  { header: msg`Units`, cell: ({ unitBalance }) => units(unitBalance) },
  { header: msg`Free units`, cell: ({ freeUnits }) => units(freeUnits) },
  { header: msg`NAV`, cell: ({ currentNAV }) => ({ number: currentNAV, decimals: 4 }) },
  { header: msg`NAV date`, cell: ({ currentNAVDate }) => text(currentNAVDate) },
  { header: msg`Invested`, cell: ({ costValue }) => money(costValue) },
  { header: msg`Value`, cell: ({ totalValuation }) => money(totalValuation) },
  { header: msg`Gain`, cell: ({ gain }) => money(gain) },
  { header: msg`Since the last NAV`, cell: ({ dayChange }) => money(dayChange) },
  {
    header: msg`XIRR % a year`,
    cell: ({ xirr }) => (xirr === null ? text('') : { number: (xirr * 100).toFixed(2), decimals: 2 }),
  },
]

/** The name of an export's file: `'Portfolio 2026-08-24.csv'`. */
export const sheetName = (navDate: string | null, ending: 'csv' | 'xlsx'): string =>
  `${[t`Portfolio`, navDate].filter(Boolean).join(' ')}.${ending}`
