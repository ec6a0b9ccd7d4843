import * as z from 'zod/mini'
import { limits } from '../validation/limits'
import { plainName } from '../validation/plain-name'
import { BusinessDate, FolioNumber, Paise, AnswerText, SchemePlanCode, Units } from '../wire/common'
import { Advice, SipGoal, SolutionType } from '../schemes/investment'
import { NewFolio } from '../folio-opening/new-folio'
import { planChangeTerms } from '../systematic-plans/plan-change-terms'
import { Frequency } from '../schemes/scheme-selection'

/** How much of a holding leaves it (S3.049): an amount in paise, so many units, or all that are free. */
export const HowMuch = z.discriminatedUnion('amountUnitType', [
  z.object({ amountUnitType: z.literal('AMOUNT'), amount: Paise }),
  z.object({ amountUnitType: z.literal('UNITS'), units: Units }),
  z.object({ amountUnitType: z.literal('ALL_UNITS') }),
])
export type HowMuch = z.infer<typeof HowMuch>

/** Where bought units go: a folio, or one that the payment opens (`folioNo` null). */
const intoFolio = {
  schemePlanCode: SchemePlanCode,
  folioNo: z.nullable(FolioNumber),
  newFolio: z.optional(NewFolio),
  /** Who advised on it; absent: nobody, or the distributor of the folio. */
  advice: z.optional(Advice),
}

export const LumpsumTerms = z.object({
  kind: z.literal('LUMPSUM'),
  ...intoFolio,
  amount: Paise,
  /** The plan of a new fund that the units are switched into when its offer is allotted (decision 38). */
  autoSwitchTo: z.optional(SchemePlanCode),
})
export type LumpsumTerms = z.infer<typeof LumpsumTerms>

/** One of the two purchases of an investment solution (decision 37). */
export const SolutionTerms = z.object({
  kind: z.literal('SOLUTION'),
  ...intoFolio,
  amount: Paise,
  solutionType: SolutionType,
})
export type SolutionTerms = z.infer<typeof SolutionTerms>

export const RedeemTerms = z.object({
  kind: z.literal('REDEEM'),
  schemePlanCode: SchemePlanCode,
  folioNo: FolioNumber,
  howMuch: HowMuch,
  /** The account of the folio that is paid. */
  bankId: z.string().check(z.maxLength(64)),
})
export type RedeemTerms = z.infer<typeof RedeemTerms>

/** Part of a liquid or overnight fund, whose money is sent at once (S1.020). */
export const InstaRedeemTerms = z.object({
  kind: z.literal('INSTA_REDEEM'),
  schemePlanCode: SchemePlanCode,
  folioNo: FolioNumber,
  amount: Paise,
  /** The account of the folio that is paid. */
  bankId: z.string().check(z.maxLength(64)),
})
export type InstaRedeemTerms = z.infer<typeof InstaRedeemTerms>

export const SwitchTerms = z.object({
  kind: z.literal('SWITCH'),
  schemePlanCode: SchemePlanCode,
  toSchemePlanCode: SchemePlanCode,
  folioNo: FolioNumber,
  howMuch: HowMuch,
  /** It accepts an open proposal of the asset-allocation facility, as it stands (S3.038). */
  isDaafAaffFacility: z.optional(z.literal(true)),
})
export type SwitchTerms = z.infer<typeof SwitchTerms>

/** All free units of a holding go to another IDCW option, or to Growth, of the same scheme and plan. */
export const ChangeDividendTerms = z.object({
  kind: z.literal('CHANGE_DIVIDEND'),
  schemePlanCode: SchemePlanCode,
  toSchemePlanCode: SchemePlanCode,
  folioNo: FolioNumber,
})
export type ChangeDividendTerms = z.infer<typeof ChangeDividendTerms>

/** S9.018 */
export const SipDate = z.union([1, 5, 7, 10, 15, 20, 25].map((day) => z.literal(day)))

/** How often a plan takes units out of a holding. */
export const SystematicOutflowFrequency = z.enum(['Monthly', 'Quarterly', 'Half Yearly', 'Yearly'])
export type SystematicOutflowFrequency = z.infer<typeof SystematicOutflowFrequency>

/** When a SIP ends (S9.025). */
export const SipUntil = z.discriminatedUnion('sipPeriod', [
  z.object({ sipPeriod: z.literal('Till Canceled') }),
  z.object({ sipPeriod: z.literal('SIP amount reaches'), amount: Paise }),
  z.object({ sipPeriod: z.literal('Date'), endDate: BusinessDate }),
  z.object({ sipPeriod: z.literal('No. of Months'), months: z.int().check(z.minimum(1), z.maximum(1200)) }),
  z.object({
    sipPeriod: z.literal('No. of Installments'),
    installments: z.int().check(z.minimum(1), z.maximum(1200)),
  }),
])
export type SipUntil = z.infer<typeof SipUntil>

/** Who gets the life cover of a smart SIP, and the declaration that it takes (decision 36). */
export const SmartSip = z.object({
  nomineeName: z.string().check(z.minLength(1), z.maxLength(limits.text.name), z.overwrite(plainName)),
  nomineeRelation: z.enum(['SE', 'SP', 'DC', 'DS', 'DP', 'GD']),
  healthDeclared: z.literal(true),
  /** Of the first holder, asked where the profile has none (S5.074, decision 42). */
  birthDate: z.optional(BusinessDate),
})
export type SmartSip = z.infer<typeof SmartSip>

/** The same on its way: what is not filled in yet is empty, what is too long is kept for the form to refuse. */
export const SmartSipDraft = z.object({
  nomineeName: AnswerText,
  nomineeRelation: z.nullable(SmartSip.shape.nomineeRelation),
  healthDeclared: z.boolean(),
  birthDate: z.optional(BusinessDate),
})

/** How the instalments of a SIP grow (S3.037). Money in paise; null: no such bound. */
export const SipStepUp = z.object({
  topUpAmount: Paise,
  topUpFrequency: z.enum(['Half Yearly', 'Yearly']),
  /** No instalment grows beyond it. */
  topUpMaxAmount: z.nullable(Paise),
  /** Only in the first so many years. */
  topUpMaxYears: z.nullable(z.int().check(z.minimum(1), z.maximum(1200))),
  /** The last day on which an instalment may grow. */
  topUpuntil: z.nullable(BusinessDate),
})
export type SipStepUp = z.infer<typeof SipStepUp>

export const SipTerms = z.object({
  kind: z.literal('SIP'),
  ...intoFolio,
  /** Of each instalment. */
  amount: Paise,
  sipFrequency: Frequency,
  /** Of a SIP of every business day there is none. */
  sipDate: z.optional(SipDate),
  /** The first due date that the mandate pays. */
  sipStartDate: BusinessDate,
  until: SipUntil,
  /** The mandate that pays. */
  umrn: z.string().check(z.maxLength(20)),
  /** One more instalment is paid today, like a lump sum. */
  payFirstNow: z.boolean(),
  /** What the investor saves for. */
  sipGoal: z.optional(SipGoal),
  /** Absent: all instalments are alike. */
  sipTopUp: z.optional(SipStepUp),
  /** A smart SIP: with a life cover of the first holder, who declares to be in good health. */
  smart: z.optional(SmartSip),
})
export type SipTerms = z.infer<typeof SipTerms>

/** When a plan ends that takes units out of a holding (S9.026). */
export const WithdrawalPeriod = z.discriminatedUnion('periodType', [
  z.object({ periodType: z.literal('Until cancelled') }),
  z.object({ periodType: z.literal('Till date'), endDate: BusinessDate }),
  z.object({
    periodType: z.literal('Number of instalments'),
    installments: z.int().check(z.minimum(1), z.maximum(1200)),
  }),
])
export type WithdrawalPeriod = z.infer<typeof WithdrawalPeriod>

/** What every plan says that takes units out of a holding in instalments. */
const inInstalments = {
  schemePlanCode: SchemePlanCode,
  folioNo: FolioNumber,
  /** Of each instalment. */
  amount: Paise,
  frequency: SystematicOutflowFrequency,
  dayOfMonth: SipDate,
  /** The first due date. */
  startDate: BusinessDate,
  period: WithdrawalPeriod,
}

export const StpTerms = z.object({
  kind: z.literal('STP'),
  ...inInstalments,
  /** What each instalment buys. */
  toSchemePlanCode: SchemePlanCode,
})
export type StpTerms = z.infer<typeof StpTerms>

export const SwpTerms = z.object({
  kind: z.literal('SWP'),
  ...inInstalments,
  /** The account of the folio that is paid. */
  bankId: z.string().check(z.maxLength(64)),
})
export type SwpTerms = z.infer<typeof SwpTerms>

/** A lump sum for a SIP that runs; scheme and folio are those of the SIP, so that a code is asked for in that folio only. */
export const SipTopUpOnceTerms = z.object({
  kind: z.literal('SIP_TOP_UP_ONCE'),
  planId: z.string().check(z.maxLength(16)),
  folioNo: FolioNumber,
  schemePlanCode: SchemePlanCode,
  amount: Paise,
})
export type SipTopUpOnceTerms = z.infer<typeof SipTopUpOnceTerms>

/** All of an order that the investor confirms. A one-time code is bound to it: whatever changes here needs a new code. */
export const OrderTerms = z.discriminatedUnion('kind', [
  LumpsumTerms,
  SolutionTerms,
  RedeemTerms,
  InstaRedeemTerms,
  SwitchTerms,
  SipTerms,
  StpTerms,
  SwpTerms,
  ChangeDividendTerms,
  SipTopUpOnceTerms,
  ...planChangeTerms,
])
export type OrderTerms = z.infer<typeof OrderTerms>
