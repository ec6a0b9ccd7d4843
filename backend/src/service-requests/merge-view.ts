import type { RequestOf } from '@portal/contracts/wire/endpoint'
import type { consolidationApi } from '@portal/contracts/folios/consolidation'
import { valueOf } from '../folios/allotment-math'
import { folioOf, foliosOf } from '../folios/folio-reader'
import { heldPlans } from '../folios/merge-folios'
import { openOrdersIn } from '../orders/move-orders'
import { nextBusinessDay } from '../calendar/business-day'
import type { CallingInvestor } from '../platform/call-context'
import type { Platform } from '../platform/module'
import { catalogueOn } from '../schemes/catalogue'
import { plansInFolios } from '../plan-register/plan.repository'
import { holdersNamed, summary } from './kinds/nominees'
import { banksToBring, refuseMerge, whyAlone, whyDifferent } from './merge-rules'
import { requestFacts } from './request-facts'

/** The folios of an investor, each with those that it can become one with. */
export async function mergeableFolios({ db, clock }: Platform, pan: string) {
  const folios = await foliosOf(db, pan)
  const { byCode } = await catalogueOn(db, clock.today())
  return Promise.all(
    folios.map(async (folio) => {
      const held = await heldPlans(db, folio.folioNo)
      const others = folios.filter((other) => other !== folio)
      const fitting = others.filter((other) => whyDifferent(folio, other) === undefined)
      return {
        folioNo: folio.folioNo,
        holdingMode: folio.holdingMode,
        holders: holdersNamed(folio).map(({ name }) => name),
        schemes: held.length,
        value: held.reduce(
          (sum, { planCode, units }) => sum + valueOf(units, byCode.get(planCode)?.nav ?? '0'),
          0,
        ),
        openedOn: folio.openedOn,
        mergesInto: fitting.map(({ folioNo }) => folioNo),
        whyNot: fitting.length ? null : whyAlone(folio, others),
      }
    }),
  )
}

/** What a merger would do. Throws what the request would throw. */
export async function previewMerge(
  platform: Platform,
  investor: CallingInvestor,
  merging: RequestOf<typeof consolidationApi.validate>,
) {
  const { db, clock } = platform
  const { sources, target } = merging
  const facts = await requestFacts(db, platform, { investorId: investor.id, folioNo: target })
  await refuseMerge(facts, merging)
  const { byCode } = await catalogueOn(db, clock.today())
  const moves = await Promise.all(
    sources.map(async (folioNo) =>
      (await heldPlans(db, folioNo)).map(({ planCode, units, costPaise: cost }) => ({
        folioNo,
        schemeName: byCode.get(planCode)?.scheme.name ?? planCode,
        units,
        cost,
      })),
    ),
  )
  const plans = (await plansInFolios(db, sources)).filter(
    ({ state }) => state === 'ACTIVE' || state === 'PAUSED',
  )
  const open = await Promise.all(sources.map((folioNo) => openOrdersIn(db, folioNo)))
  const brought = await banksToBring(facts, sources)
  const banks = (await Promise.all(sources.map((each) => folioOf(db, investor.pan, each)))).flatMap(
    (folio) => folio.banks,
  )
  const bankNames = brought.flatMap((bankId) => {
    const bank = banks.find((each) => each.bankId === bankId)
    return bank ? [`${bank.bankName} ••${bank.accountNumber.slice(-4)}`] : []
  })
  return {
    moves: moves.flat(),
    plans: plans.map(({ id: planId, kind, folioNo }) => ({ planId, kind, folioNo })),
    orders: open.reduce((sum, count) => sum + count, 0),
    banksAdded: bankNames,
    nominees: (facts.folio?.nominees ?? []).map((nominee) => summary([nominee])),
    on: nextBusinessDay(clock.today()),
  }
}
