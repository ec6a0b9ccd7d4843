import * as z from 'zod/mini'
import { BusinessDate, FolioNumber, Instant, Paise, Pan, AnswerText, Units } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import type { ScopeKind } from '../identity/session-scope'
import { SchemeRef } from '../orders/order'
import { RegistrationState } from '../orders/order-states'
import { SipStepUp } from '../orders/order-terms'
import { PlanChangeKind } from './plan-change-terms'
import { PlanKind, PlanState } from './plan-snapshot'
import { Frequency } from '../schemes/scheme-selection'
import { PayingMandate } from './sip'

export const UpcomingInstalment = z.object({
  planId: AnswerText,
  kind: PlanKind,
  date: BusinessDate,
  schemeName: AnswerText,
  toSchemeName: z.nullable(AnswerText),
  amount: Paise,
  bankName: z.nullable(AnswerText),
  accountLast4: z.nullable(AnswerText),
  isLast: z.boolean(),
})
export type UpcomingInstalment = z.infer<typeof UpcomingInstalment>

/** One due date to come, in the calendar. */
export const CalendarEntry = z.extend(UpcomingInstalment, {
  /** `date` is the business day of it. */
  dueOn: BusinessDate,
})
export type CalendarEntry = z.infer<typeof CalendarEntry>

export const PlanAction = z.enum(['pause', 'modify', 'renew', 'restart', 'cancel'])
export type PlanAction = z.infer<typeof PlanAction>

/** One systematic plan, with all that its card shows. Money in paise. */
export const SystematicPlan = z.object({
  planId: AnswerText,
  kind: PlanKind,
  isSmart: z.boolean(),
  folioNo: FolioNumber,
  scheme: SchemeRef,
  /** Where an STP leads. */
  toScheme: z.nullable(SchemeRef),
  /** Today. */
  state: PlanState,
  amount: Paise,
  /** How the instalments grow, and the first larger one to come; null: they do not. */
  sipTopUp: z.nullable(
    z.extend(SipStepUp, { next: z.nullable(z.object({ dueOn: BusinessDate, amount: Paise })) }),
  ),
  frequency: Frequency,
  /** Of a plan of every business day it says nothing. */
  dayOfMonth: z.int(),
  /** The life cover of a smart SIP today, 0 once it has ended, and its first day without; null for other plans. */
  cover: z.nullable(z.object({ amount: Paise, endsOn: z.nullable(BusinessDate) })),
  registeredOn: BusinessDate,
  /** The due date and business day of the next instalment; null where there is none. */
  next: z.nullable(z.object({ dueOn: BusinessDate, date: BusinessDate, amount: Paise, isLast: z.boolean() })),
  /** The last due date; null: until cancelled. */
  endDate: z.nullable(BusinessDate),
  /** Of a pause that runs or comes; `until` null: until it is restarted. */
  pause: z.nullable(z.object({ from: BusinessDate, until: z.nullable(BusinessDate) })),
  /** The first day after a cancellation, or after too many failed debits. */
  endedFrom: z.nullable(BusinessDate),
  /**
   * Instalments whose due date was dealt with, and of how many; null: until cancelled. One that is paid with the
   * registration counts, and so does one that failed: it is not made up for. What a pause leaves out does not.
   */
  dealt: z.int(),
  total: z.nullable(z.int()),
  /** Of those that were dealt with: they came to nothing. */
  failed: z.int(),
  /** Paid in, moved or paid out so far. */
  moved: Paise,
  failedInARow: z.int(),
  /** So many failures in a row end it. */
  mostFailures: z.int(),
  mandate: z.nullable(PayingMandate),
  /** Pays a SIP, is paid by an SWP. */
  bankName: z.nullable(AnswerText),
  accountLast4: z.nullable(AnswerText),
  /** What is left in the scheme that an STP or SWP takes from, at the last NAV. */
  sourceValue: z.nullable(Paise),
  /** A change that can still be taken back; no other one is possible meanwhile. */
  waiting: z.nullable(
    z.object({ transactionId: AnswerText, kind: PlanChangeKind, cancelUntil: z.nullable(Instant) }),
  ),
  /** What can be done with it; `refusal`: why not, in words for the investor. */
  actions: z.array(z.object({ action: PlanAction, refusal: z.nullable(AnswerText) })),
  /** The first day on which a change holds that is ordered now. */
  changeFrom: BusinessDate,
  /** Due dates that a pause can last until. */
  pauseUntil: z.array(BusinessDate),
  /** The smallest instalment, and its step. */
  minAmount: Paise,
  multiple: Paise,
})
export type SystematicPlan = z.infer<typeof SystematicPlan>

export const InstalmentState = z.enum(['coming', 'onTheWay', 'done', 'failed', 'leftOut'])

/** What became of one due date of a plan. */
export const PlanInstalment = z.object({
  dueOn: BusinessDate,
  amount: Paise,
  state: InstalmentState,
  /** Bought, or sold. */
  units: z.nullable(Units),
  /** Why it failed, in words for the investor. */
  reason: z.nullable(AnswerText),
  /** Its order; null where it is none. */
  transactionId: z.nullable(AnswerText),
})
export type PlanInstalment = z.infer<typeof PlanInstalment>

/** One change of a plan that was ordered. */
export const PastChange = z.object({
  transactionId: AnswerText,
  kind: PlanChangeKind,
  state: RegistrationState,
  orderedOn: BusinessDate,
  holdsFrom: BusinessDate,
})
export type PastChange = z.infer<typeof PastChange>

/** A SIP whose latest debit failed. */
export const FailedDebit = z.object({
  planId: AnswerText,
  folioNo: FolioNumber,
  schemePlanCode: AnswerText,
  schemeName: AnswerText,
  dueOn: BusinessDate,
  amount: Paise,
  reason: AnswerText,
  failedInARow: z.int(),
  mostFailures: z.int(),
})
export type FailedDebit = z.infer<typeof FailedDebit>

const ofInvestor = z.object({ panNumber: Pan })

const read = <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  path: string,
  summary: string,
  request: Request,
  response: Response,
  sessionScopes: readonly ScopeKind[] = [],
) =>
  endpoint({
    summary,
    method: 'POST',
    path,
    token: 'session',
    envelope: true,
    sessionScopes,
    request,
    response,
  })

export const systematicPlanApi = {
  systematicPlans: read(
    'transaction/SystematicPlans',
    'The next instalment of every active plan, soonest first',
    ofInvestor,
    z.object({ upcoming: z.array(UpcomingInstalment) }),
  ),
  allPlans: read(
    'transaction/SystematicPlans/all',
    'Every plan of the investor, those that run first, and the calendar of the months to come',
    ofInvestor,
    z.object({
      today: BusinessDate,
      plans: z.array(SystematicPlan),
      calendar: z.object({
        /** The first and the last day that it tells of. */
        from: BusinessDate,
        to: BusinessDate,
        entries: z.array(CalendarEntry),
        /** Weekdays on which the funds do not deal. */
        holidays: z.array(BusinessDate),
      }),
    }),
  ),
  plan: read(
    'transaction/SystematicPlans/details',
    'One plan with its chain of instalments, newest first, and its changes',
    z.object({ planId: z.string().check(z.maxLength(16)) }),
    z.object({
      today: BusinessDate,
      plan: SystematicPlan,
      instalments: z.array(PlanInstalment),
      changes: z.array(PastChange),
    }),
    ['sipExpiringLink'],
  ),
  frequencies: read(
    'transaction/systematicFrequency',
    'How often a plan of a kind can run',
    z.object({ kind: PlanKind }),
    z.object({ frequencies: z.array(Frequency) }),
  ),
  renewable: read(
    'investor/getRenewSipDetails',
    'The SIPs that end soon or have ended and can run on, with the mandates that can pay them',
    ofInvestor,
    z.object({ plans: z.array(SystematicPlan), mandates: z.array(PayingMandate) }),
    ['sipExpiringLink', 'failedSipReinvest'],
  ),
  failedDebits: read(
    'mandate/getSipMandateFailureDetails',
    'The SIPs whose latest debit failed, and why',
    ofInvestor,
    z.object({ failures: z.array(FailedDebit) }),
    ['failedSipReinvest'],
  ),
}
