import { formatDate, formatUnits, validateAmount } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Holding } from '@portal/contracts/folios/investor'
import { worthOf } from '../../shared/units-math'
import { nothingYet, type OutflowDraft, withChange } from './outflow-draft'
import type { SingleQuote } from './outflow-kind'

const fields = [
  'toSchemePlanCode',
  'amountUnitType',
  'amount',
  'units',
  'bankId',
  'frequency',
  'dayOfMonth',
  'periodType',
  'endDate',
  'installments',
] as const

/** What the fields of the detail page hold, under the draft's names; an empty field is missing. */
export type OutflowValues = Partial<Pick<OutflowDraft, (typeof fields)[number]>>

const mapFields = (from: (field: (typeof fields)[number]) => unknown): OutflowValues =>
  Object.fromEntries(fields.map((field) => [field, from(field)]))

export const valuesOf = (draft: OutflowDraft): OutflowValues => mapFields((field) => draft[field])

/** The draft with what the fields hold. */
export const draftOf = (draft: OutflowDraft, values: OutflowValues): OutflowDraft =>
  withChange(
    draft,
    mapFields((field) => values[field] ?? nothingYet[field]),
  )

/** What can leave a holding now. */
export interface Free {
  units: string
  /** In paise, at the last NAV. */
  value: number
  /** "211.300 more are free on 4 Mar 2027."; empty where nothing is locked. */
  later: string
}

/** Out of the quote once there is one, which knows today's orders and by whose value `most` is free; else out of the holding. */
export function freeOf(
  holding: Holding,
  quote?: Pick<SingleQuote, 'freeUnits' | 'freeValue' | 'blocked'>,
  most = quote?.freeValue,
): Free {
  const units = quote?.freeUnits ?? holding.freeUnits
  const locked = quote?.blocked.find(({ until }) => until !== null)
  return {
    units,
    value: most ?? worthOf(units, holding.currentNAV),
    later: locked?.until
      ? t`${{ count: formatUnits(locked.units) }} more are locked; some of them are free on ${{ day: formatDate(locked.until) }}.`
      : '',
  }
}

/** What is wrong with the amount, of which that much is free. */
export function amountError({ amount }: Pick<OutflowDraft, 'amount'>, free: Free): Record<string, string> {
  const wrong = validateAmount(amount ?? undefined, { min: 100, max: free.value, multiple: 100 })
  return wrong ? { amount: wrong } : {}
}
