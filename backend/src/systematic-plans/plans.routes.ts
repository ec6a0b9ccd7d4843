import type { RequestOf } from '@portal/contracts/wire/endpoint'
import type { InitiateAnswer } from '@portal/contracts/orders/order'
import { SystematicOutflowFrequency } from '@portal/contracts/orders/order-terms'
import { Frequency } from '@portal/contracts/schemes/scheme-selection'
import { planChangeApi } from '@portal/contracts/systematic-plans/plan-change'
import { PlanChangeTerms } from '@portal/contracts/systematic-plans/plan-change-terms'
import { type PastChange, systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'
import { indiaDate } from '@portal/contracts/format'
import type { FastifyInstance } from 'fastify'
import type { CallContext } from '../platform/call-context'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { changeQuote } from './plan-changes/change-quote'
import { PlacedTerms } from './plan-changes/placed-change'
import { calendarOf, upcomingOf } from './plan-view/calendar'
import { chainOf } from './plan-view/chain'
import { failedDebitsOf } from './plan-view/failed-debits'
import { type PlanFile, planFileOf, planFilesOf } from './plan-file/plan-file'
import { isChange, planView } from './plan-view/plan-view'
import { refuseOtherOrders } from '../orders/scope-orders'
import { initiate } from '../orders/initiate'
import { payingMandates } from './sip/paying-mandates'

/** The calls about systematic plans once they run: what they are, and what is changed of them. */
export function registerPlanCalls(app: FastifyInstance, platform: Platform): void {
  registerPlans(app, platform)
  const change = (body: ChangeBody, context: CallContext) => initiateChange(platform, body, context)
  implement(app, platform, planChangeApi, {
    validatePlanChange: async ({ change: requested }, { investor }) => {
      refuseOtherOrders(investor, [requested])
      return changeQuote(platform, investor.pan, requested)
    },
    pause: change,
    modifySip: change,
    cancelSip: change,
    renewSip: change,
    restartSip: change,
    modifyStp: change,
    cancelStp: change,
    modifySwp: change,
    cancelSwp: change,
  })
}

type ChangeBody = RequestOf<(typeof planChangeApi)[Exclude<keyof typeof planChangeApi, 'validatePlanChange'>]>

/** Each path takes only its own change; all of them are orders like any other. */
const initiateChange = (
  platform: Platform,
  body: ChangeBody,
  context: CallContext,
): Promise<InitiateAnswer> => initiate(platform, PlanChangeTerms.parse(body), body, context)

function registerPlans(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform
  const views = (files: readonly PlanFile[]) => Promise.all(files.map((file) => planView(db, file)))
  implement(app, platform, systematicPlanApi, {
    systematicPlans: async (_body, { investor }) => ({
      upcoming: upcomingOf(await planFilesOf(db, platform, investor.pan)),
    }),
    async allPlans(_body, { investor }) {
      const files = await planFilesOf(db, platform, investor.pan)
      const today = clock.today()
      return { today, plans: (await views(files)).sort(runningFirst), calendar: calendarOf(files, today) }
    },
    async plan({ planId }, { investor }) {
      const file = await planFileOf(db, platform, investor.pan, planId)
      const { today } = file
      return { today, plan: await planView(db, file), instalments: chainOf(file), changes: changesOf(file) }
    },
    frequencies: async ({ kind }) => ({
      frequencies: [...(kind === 'SIP' ? Frequency : SystematicOutflowFrequency).options],
    }),
    async renewable(_body, { investor }) {
      const plans = await views(await planFilesOf(db, platform, investor.pan))
      return {
        plans: plans.filter(({ actions }) =>
          actions.some(({ action, refusal }) => action === 'renew' && refusal === null),
        ),
        mandates: await payingMandates(db, investor.pan, clock.today()),
      }
    },
    failedDebits: async (_body, { investor }) => ({
      failures: failedDebitsOf(await planFilesOf(db, platform, investor.pan)),
    }),
  })
}

const places = { ACTIVE: 0, PAUSED: 1, COMPLETED: 2, CANCELLED: 3 } as const

type Placed = Awaited<ReturnType<typeof planView>>

/** Plans that run, the soonest first, then those that are paused, then those that have ended. */
const runningFirst = (one: Placed, other: Placed): number =>
  places[one.state] - places[other.state] ||
  (one.next?.date ?? '9').localeCompare(other.next?.date ?? '9') ||
  one.planId.localeCompare(other.planId)

function changesOf({ orders }: PlanFile): PastChange[] {
  return orders
    .flatMap(({ id: transactionId, kind, state, createdAt, terms }): PastChange[] => {
      if (!isChange(kind)) return []
      const { steps } = PlacedTerms.parse(terms).placed
      const its = { transactionId, kind, state: state as PastChange['state'] }
      return [
        { ...its, orderedOn: indiaDate(createdAt), holdsFrom: steps[0]?.holdsFrom ?? indiaDate(createdAt) },
      ]
    })
    .reverse()
}
