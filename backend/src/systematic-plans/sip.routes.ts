import { t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import type { RequestOf, ResponseOf } from '@portal/contracts/wire/endpoint'
import { sipApi } from '@portal/contracts/systematic-plans/sip'
import type { FastifyInstance } from 'fastify'
import { folioOf, holdsPlan } from '../folios/folio-reader'
import type { CallContext } from '../platform/call-context'
import { implement } from '../platform/handle'
import { earlierAnswer } from '../platform/idempotency'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { pendingMandates } from '../mandates/pending-mandates'
import { initiate, initiateAll } from '../orders/initiate'
import { planOn } from '../schemes/catalogue'
import { takesSip } from '../schemes/scheme-view'
import { refuseKnownFolio } from '../orders/purchase/into-folio'
import { birthDateOf } from '../orders/purchase/minor'
import { closedFrom } from '../calendar/business-day'
import { payingMandates } from './sip/paying-mandates'
import { earliestStart } from './sip/sip-dates'
import { sipQuote } from './sip/sip-quote'
import { resultOf } from '../orders/transaction-result'

/** The calls about a SIP before it runs. */
export function registerSipCalls(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform
  implement(app, platform, sipApi, {
    mandates: async (_body, { investor }) => ({
      mandates: await payingMandates(db, investor.pan, clock.today()),
      asksBirthDate: (await birthDateOf(db, investor.pan)) === null,
      pending: await pendingMandates(db, investor.pan),
      earliestStart: {
        byMandate: earliestStart(clock.now(), false),
        paidNow: earliestStart(clock.now(), true),
      },
      closedDays: closedFrom(clock.today()),
      serverNow: clock.now().toISOString(),
    }),
    validateSip: (body, { investor }) => sipQuote(platform, investor.pan, body),
    newSip: (body, context) => initiateSip(platform, body, context, false),
    sip: (body, context) => initiateSip(platform, body, context, true),
    async instantSip(body, context) {
      refuseKnownFolio(body)
      return initiate(platform, { kind: 'SIP', ...body }, body, context)
    },
    lumpsumPlusSip: (body, context) => initiateBoth(platform, body, context),
  })
}

/** Both calls do one thing; each takes only a SIP of its own sort. */
async function initiateSip(
  platform: Platform,
  body: RequestOf<typeof sipApi.sip>,
  context: CallContext,
  isHeld: boolean,
): Promise<ResponseOf<typeof sipApi.sip>> {
  const { folioNo, schemePlanCode } = body
  const { db } = platform
  if (folioNo !== null) await folioOf(db, context.investor.pan, folioNo)
  const isRetry = await earlierAnswer(db, context.idempotency)
  const holds = folioNo !== null && (await holdsPlan(db, folioNo, schemePlanCode))
  if (!isRetry && holds !== isHeld) throw ofTheOtherSort(isHeld)
  return initiate(platform, { kind: 'SIP', ...body }, body, context)
}

/** A lump sum and a SIP of the same scheme: two orders, one code, one payment (S1.011, S7.088). */
async function initiateBoth(
  platform: Platform,
  { lumpsumAmount, ...body }: RequestOf<typeof sipApi.lumpsumPlusSip>,
  context: CallContext,
): Promise<ResponseOf<typeof sipApi.lumpsumPlusSip>> {
  const { db, clock } = platform
  const { schemePlanCode, folioNo, newFolio, advice } = body
  const plan = await planOn(db, schemePlanCode, clock.today())
  if (plan && !takesSip(plan)) throw new Refusal('-431', message('lumpsumWithSipNotAllowed'))
  const where = { schemePlanCode, folioNo, ...(newFolio && { newFolio }), ...(advice && { advice }) }
  const once = { kind: 'LUMPSUM', ...where, amount: lumpsumAmount } as const
  const answer = await initiateAll(platform, [once, { kind: 'SIP', ...body }], body, context)
  const [lumpsum, sip] = (['LUMPSUM', 'SIP'] as const).map((kind) =>
    answer.orders.find((order) => order.kind === kind),
  )
  if (!lumpsum || !sip) throw new Error('a lump sum with a SIP is two orders')
  return { ...answer, lumpsumWithSIPResult: { lumpsum: resultOf(lumpsum), sip: resultOf(sip) } }
}

const ofTheOtherSort = (isHeld: boolean) =>
  isHeld
    ? new Refusal('-399', t`This folio does not hold the scheme yet. Register it as a SIP of a new scheme.`)
    : new Refusal(
        '-400',
        t`This folio holds the scheme already. Register the SIP in that scheme of the folio.`,
      )
