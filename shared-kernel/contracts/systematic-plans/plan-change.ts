import * as z from 'zod/mini'
import { BusinessDate, FolioNumber, Instant, AnswerText } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import type { ScopeKind } from '../identity/session-scope'
import { ConfirmedByCode, InitiateAnswer, SchemeRef } from '../orders/order'
import {
  PlanChangeTerms,
  SipCancelTerms,
  SipModifyTerms,
  SipPauseTerms,
  SipRenewTerms,
  SipRestartTerms,
  StpCancelTerms,
  StpModifyTerms,
  SwpCancelTerms,
  SwpModifyTerms,
} from './plan-change-terms'
import { planChange } from './plan-snapshot'

/** What a change of a plan would do, if it were ordered now. */
export const PlanChangeQuote = z.object({
  ...planChange,
  planId: AnswerText,
  folioNo: FolioNumber,
  scheme: SchemeRef,
  toScheme: z.nullable(SchemeRef),
  /** Due before the change holds, so still made as before. */
  stillDue: z.array(BusinessDate),
  /** Of a pause: the due dates that are left out. */
  leftOut: z.array(BusinessDate),
  /** Until then the change can be taken back. */
  cancelUntil: Instant,
  serverNow: Instant,
})
export type PlanChangeQuote = z.infer<typeof PlanChangeQuote>

/** One path for each change: it takes the change's own fields, and the code that confirms it. */
const change = <Terms extends z.ZodMiniObject>(
  path: string,
  summary: string,
  terms: Terms,
  sessionScopes: readonly ScopeKind[] = [],
) =>
  endpoint({
    summary,
    method: 'POST',
    path: `transaction/${path}`,
    token: 'session',
    envelope: true,
    sessionScopes,
    loader: true,
    idempotent: true,
    request: z.extend(terms, ConfirmedByCode.shape),
    response: InitiateAnswer,
  })

export const planChangeApi = {
  validatePlanChange: endpoint({
    summary: 'What a change of a systematic plan would do and from when; refuses what could not be ordered',
    method: 'POST',
    path: 'transaction/validate/planChange',
    token: 'session',
    envelope: true,
    sessionScopes: ['sipExpiringLink'],
    request: z.object({ change: PlanChangeTerms }),
    response: PlanChangeQuote,
  }),
  pause: change('pause', 'Pauses a SIP until one of its due dates', SipPauseTerms),
  modifySip: change('sip/modify/initiate', 'Changes amount, day or end of a SIP', SipModifyTerms),
  cancelSip: change('cancel/sip', 'Ends a SIP', SipCancelTerms),
  renewSip: change('sip/renew/initiate', 'Lets a SIP run on that ends soon or has ended', SipRenewTerms, [
    'sipExpiringLink',
  ]),
  restartSip: change('sip/restart/initiate', 'Lets a paused or cancelled SIP run again', SipRestartTerms),
  modifyStp: change('stp/modification', 'Changes amount, day or end of an STP', StpModifyTerms),
  cancelStp: change('cancel/stp', 'Ends an STP', StpCancelTerms),
  modifySwp: change('swp/modification', 'Changes amount, day or end of an SWP', SwpModifyTerms),
  cancelSwp: change('cancel/swp', 'Ends an SWP', SwpCancelTerms),
}
