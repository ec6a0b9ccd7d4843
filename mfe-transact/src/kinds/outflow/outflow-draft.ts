import { FolioNumber, Paise, SchemePlanCode } from '@portal/contracts/wire/common'
import { type HowMuch, SystematicOutflowFrequency } from '@portal/contracts/orders/order-terms'
import * as z from 'zod/mini'
import { unitsOf } from '../../shared/units-math'
import { draftPartAtom } from '../../transaction/kept-draft'

/** The value of `plan` in the address of a kind whose units leave a holding. */
export const OutflowName = z.enum(['REDEEM', 'INSTA_REDEEM', 'SWITCH', 'STP', 'SWP', 'DTP'])
export type OutflowName = z.infer<typeof OutflowName>

/** Until when a plan runs, as its orders call it. */
export const PeriodType = z.enum(['Until cancelled', 'Till date', 'Number of instalments'])

/** Units on their way out of a holding, from its choice to the receipt; it survives a reload (S3.032 to S3.041). */
export const OutflowDraft = z.object({
  plan: z.nullable(OutflowName),
  schemePlanCode: z.nullable(SchemePlanCode),
  /** What the money of a switch buys. */
  toSchemePlanCode: z.nullable(SchemePlanCode),
  folioNo: z.nullable(FolioNumber),
  amountUnitType: z.enum(['AMOUNT', 'UNITS', 'ALL_UNITS']),
  /** In integer paise. */
  amount: z.nullable(Paise),
  /** As typed. */
  units: z.string(),
  bankId: z.nullable(z.string()),
  /** Of a plan in instalments: how often, on which day of the month, and until when (S9.026). */
  frequency: SystematicOutflowFrequency,
  dayOfMonth: z.nullable(z.string()),
  periodType: PeriodType,
  /** As typed. */
  endDate: z.string(),
  installments: z.string(),
  /** It accepts a proposal of the asset-allocation facility as it stands (S3.038). */
  isDaafAaffFacility: z.optional(z.boolean()),
  /** Made when the review page opens, so that a double click, a retry and a reload give one order. */
  idempotencyKey: z.nullable(z.string()),
  /** The `transactionId` of the order, once it is placed; its receipt ends the draft. */
  orderId: z.nullable(z.string()),
})
export type OutflowDraft = z.infer<typeof OutflowDraft>

export const nothingYet: OutflowDraft = {
  plan: null,
  schemePlanCode: null,
  toSchemePlanCode: null,
  folioNo: null,
  amountUnitType: 'AMOUNT',
  amount: null,
  units: '',
  bankId: null,
  frequency: 'Monthly',
  dayOfMonth: null,
  // eslint-disable-next-line lingui/no-unlocalized-strings -- a code of the API
  periodType: 'Until cancelled',
  endDate: '',
  installments: '',
  idempotencyKey: null,
  orderId: null,
}

export const outflowDraftAtom = draftPartAtom('outflow', OutflowDraft, nothingYet)

/** How much the draft asks for; undefined while that is not said yet. */
export function howMuchOf({ amountUnitType, amount, units }: OutflowDraft): HowMuch | undefined {
  if (amountUnitType === 'ALL_UNITS') return { amountUnitType }
  if (amountUnitType === 'AMOUNT') return amount ? { amountUnitType, amount } : undefined
  const exact = unitsOf(units)
  return exact ? { amountUnitType, units: exact } : undefined
}

/** A draft with fields renewed. What is ordered then is another order: the key of the earlier one goes, and it is no proposal. */
export function withChange(draft: OutflowDraft, change: Partial<OutflowDraft>): OutflowDraft {
  const next = { ...draft, ...change }
  return JSON.stringify(next) === JSON.stringify(draft)
    ? draft
    : { ...next, isDaafAaffFacility: false, idempotencyKey: null, orderId: null }
}

/** A draft that begins in a holding: what was chosen for another one goes. */
export const startedIn = (
  plan: OutflowName,
  { schemePlanCode, folioNo }: { schemePlanCode: string; folioNo: string },
): OutflowDraft => ({ ...nothingYet, plan, schemePlanCode, folioNo })
