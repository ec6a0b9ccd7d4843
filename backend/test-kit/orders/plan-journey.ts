import { randomUUID } from 'node:crypto'
import { orderApi, type Order } from '@portal/contracts/orders/order'
import { otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import type { ActivityType } from '@portal/contracts/identity/otp'
import { planChangeApi } from '@portal/contracts/systematic-plans/plan-change'
import type { PlanChangeKind, PlanChangeTerms } from '@portal/contracts/systematic-plans/plan-change-terms'
import { type SystematicPlan, systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'
import { codeRequest } from '../code-request'
import type { TestPortal } from '../test-portal'
import { forgetCodeLimits } from './purchase-journey'

const calls = {
  SIP_PAUSE: ['pause', 'SIP_PAUSE'],
  SIP_MODIFY: ['modifySip', 'SIP_MODIFICATION'],
  SIP_RENEW: ['renewSip', 'SIP_MODIFICATION'],
  SIP_RESTART: ['restartSip', 'SIP_MODIFICATION'],
  SIP_CANCEL: ['cancelSip', 'SIP_CANCEL'],
  STP_MODIFY: ['modifyStp', 'STP_MODIFICATION'],
  STP_CANCEL: ['cancelStp', 'STP_CANCEL'],
  SWP_MODIFY: ['modifySwp', 'SWP_MODIFICATION'],
  SWP_CANCEL: ['cancelSwp', 'SWP_CANCEL'],
} as const satisfies Record<PlanChangeKind, readonly [keyof typeof planChangeApi, ActivityType]>

/** What one investor does with systematic plans that run. */
export function planJourney(portal: TestPortal, pan: string, token: string) {
  const call: TestPortal['call'] = (endpoint, body, options) =>
    portal.call(endpoint, body, { token, ...options })

  async function codeFor(activityType: ActivityType, subject: object) {
    await forgetCodeLimits(portal, pan)
    const request = { ...codeRequest(activityType, pan), ...subject }
    const { data, resultInfo } = await call(otpGenerateApi.generate, request)
    if (!data) throw new Error(resultInfo.resultMsg)
    const { referenceNumber } = data
    const otp = await portal.code(pan)
    await call(otpApi.validate, { activityType, otp, referenceNumber, panNumber: pan })
    return { otp, referenceNumber, otpVerifyMode: 'OTP', quickInvest: false } as const
  }

  const quote = (change: PlanChangeTerms) => call(planChangeApi.validatePlanChange, { change })

  /** The change with a code that is right for it, and what the server answers. */
  async function change(terms: PlanChangeTerms, idempotencyKey: string = randomUUID()) {
    const [name, activity] = calls[terms.kind]
    const code = await codeFor(activity, { orders: [terms] })
    return call(planChangeApi[name], { ...terms, ...code } as never, { idempotencyKey })
  }

  async function changed(terms: PlanChangeTerms): Promise<Order> {
    const { data, resultInfo } = await change(terms)
    const [order] = data?.orders ?? []
    if (!order) throw new Error(resultInfo.resultMsg)
    return order
  }

  const all = async () => (await call(systematicPlanApi.allPlans, { panNumber: pan })).data

  async function plan(planId: string): Promise<SystematicPlan> {
    const found = (await all()).plans.find((each) => each.planId === planId)
    if (!found) throw new Error(`There is no plan ${planId}`)
    return found
  }
  const details = async (planId: string) => (await call(systematicPlanApi.plan, { planId })).data

  const show = async (transactionId: string): Promise<Order> =>
    (await call(orderApi.order, { transactionId })).data.order

  const takeBack = async (transactionId: string) =>
    call(orderApi.cancel, { transactionId, ...(await codeFor('SIP_CANCEL', { transactionId })) })

  /** Why an action is not possible; null where it is. */
  const refusalOf = async (planId: string, action: string): Promise<string | null | undefined> =>
    (await plan(planId)).actions.find((each) => each.action === action)?.refusal

  return { call, codeFor, quote, change, changed, all, plan, details, show, takeBack, refusalOf }
}
