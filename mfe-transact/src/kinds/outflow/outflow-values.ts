import { formatDate, formatUnits, validateAmount } from '@portal/kernel'
import type { Folio, Holding } from '@portal/kernel/contracts/investor'
import type { OutflowKind, OutflowQuote } from './outflow-kind'
import { areBeyondAll, areMore, areNone, unitsOf, worthOf } from '../../shared/units-math'
import { withChange, type OutflowDraft } from './outflow-draft'

/** What the fields of the detail page hold, under the draft's names; an empty field is missing. */
export type OutflowValues = Partial<
  Omit<
    OutflowDraft,
    'plan' | 'schemePlanCode' | 'folioNo' | 'isDaafAaffFacility' | 'idempotencyKey' | 'orderId'
  >
>

export const valuesOf = ({
  toSchemePlanCode,
  amountUnitType,
  amount,
  units,
  bankId,
  frequency,
  dayOfMonth,
  periodType,
  endDate,
  installments,
}: OutflowDraft): OutflowValues => ({
  toSchemePlanCode,
  amountUnitType,
  amount,
  units,
  bankId,
  frequency,
  dayOfMonth,
  periodType,
  endDate,
  installments,
})

/** The draft with what the fields hold. */
export const draftOf = (draft: OutflowDraft, values: OutflowValues): OutflowDraft =>
  withChange(draft, {
    toSchemePlanCode: values.toSchemePlanCode ?? null,
    amountUnitType: values.amountUnitType ?? 'AMOUNT',
    amount: values.amount ?? null,
    units: values.units ?? '',
    bankId: values.bankId ?? null,
    frequency: values.frequency ?? 'Monthly',
    dayOfMonth: values.dayOfMonth ?? null,
    periodType: values.periodType ?? 'Until cancelled',
    endDate: values.endDate ?? '',
    installments: values.installments ?? '',
  })

/** What can leave a holding now. */
export interface Free {
  units: string
  /** In paise, at the last NAV. */
  value: number
  /** "211.300 more are free on 4 Mar 2027."; empty where nothing is locked. */
  later: string
}

/** Out of the quote once there is one, which knows today's orders; else out of the holding. */
export function freeOf(
  kind: OutflowKind | undefined,
  holding: Holding,
  quote: OutflowQuote | undefined,
): Free {
  const units = quote?.freeUnits ?? holding.freeUnits
  const locked = quote?.blocked.find(({ until }) => until !== null)
  return {
    units,
    value: quote ? (kind?.atOnce?.most(quote) ?? quote.freeValue) : worthOf(units, holding.currentNAV),
    later: locked?.until
      ? `${formatUnits(locked.units)} more are locked; some of them are free on ${formatDate(locked.until)}.`
      : '',
  }
}

/** Everything that keeps the order from its review, by field. */
export function outflowErrors(
  kind: OutflowKind,
  draft: OutflowDraft,
  folio: Folio,
  free: Free,
): Record<string, string> {
  return { ...howMuchError(kind, draft, free), ...kind.errors(draft, folio) }
}

function howMuchError({ words }: OutflowKind, draft: OutflowDraft, free: Free): Record<string, string> {
  if (draft.amountUnitType === 'AMOUNT') {
    const amount = validateAmount(draft.amount ?? undefined, { min: 100, max: free.value, multiple: 100 })
    return amount ? { amount } : {}
  }
  if (draft.amountUnitType === 'ALL_UNITS') return {}
  const units = unitsOf(draft.units)
  const areTooMany = units ? areMore(units, free.units) : areBeyondAll(draft.units)
  if (!areTooMany && (!units || areNone(units)))
    return { units: 'Enter units with up to 3 decimals after a point, such as 600.250' }
  if (!areTooMany) return {}
  const most = `You can ${words.verb} up to ${formatUnits(free.units)} units.`
  return { units: [most, free.later].filter(Boolean).join(' ') }
}

/** The field on the page that a refusal about how much belongs to. */
export const fieldNamed = (name: string, { amountUnitType, periodType }: OutflowDraft): string => {
  if (name === 'period') return periodType === 'Till date' ? 'endDate' : 'installments'
  if (name !== 'howMuch') return name
  return { AMOUNT: 'amount', UNITS: 'units', ALL_UNITS: 'amountUnitType' }[amountUnitType]
}
