import { t } from '@portal/contracts/words/macros'
import type { PlanChangeKind, PlanChangeTermsOf } from '@portal/contracts/systematic-plans/plan-change-terms'
import * as z from 'zod/mini'
import { refuseFolioAction } from '../../folios/folio-permissions'
import { refuseWithoutKycOrTax } from '../../kyc-registry/kyc.service'
import type { Tx } from '../../platform/database'
import { notFound, Refusal } from '../../platform/refusal'
import { lockPlan, versionsOf } from '../../plan-register/plan.repository'
import { type AnyConfirmedKind, asConfirmed, type ConfirmedKind } from '../../orders/kind'
import { planOfInvestor } from '../../orders/words'
import { newestVersion, planFileOf, type PlanFile, waitingChange } from '../plan-file/plan-file'
import { ordersOfPlans } from '../../orders/order-reader'
import { registrationOf } from '../sip/sip-dates'
import { planChangeView } from './change-view'
import { amountAfter, PlacedChange, placedChange } from './placed-change'
import type { AnyPlanChange } from './plan-change'
import { registerChange } from './register-change'

type Requested = PlanChangeTermsOf<PlanChangeKind>
type Terms = Requested & { placed: PlacedChange }

/** Throws the refusal of a change that its plan, its folio or its terms do not allow. */
export function refuseChange(change: AnyPlanChange, file: PlanFile, requested: Requested): void {
  refuseFolioAction(file.folio, 'plan')
  const refusal = change.refusal(file) ?? change.fault(file, requested)
  if (refusal) throw refusal
}

/** The kind of order that makes a change of a plan: no money moves, and the plan changes after the cut-off. */
export function planChangeKind(change: AnyPlanChange): AnyConfirmedKind {
  const kind: ConfirmedKind<Terms, PlanFile> = {
    name: change.kind,
    family: 'registration',
    activity: change.activity,
    terms: z.extend(change.terms, { placed: PlacedChange }) as unknown as z.ZodMiniType<Terms>,
    async begin(platform, requested, { pan }) {
      const file = await planFileOf(platform.db, platform, pan, requested.planId)
      return { ...requested, placed: placedChange(change, file, requested) }
    },
    async facts(platform, { pan }, { planId, folioNo }) {
      if (change.invests) await refuseWithoutKycOrTax(platform.db, pan)
      const file = await planFileOf(platform.db, platform, pan, planId)
      if (file.plan.folioNo !== folioNo || file.plan.kind !== change.planKind) throw notFound()
      return file
    },
    check: (file, terms) => refuseChange(change, file, terms),
    reserve: reserveUnchanged,
    columns({ folio, plan }, { placed }, now) {
      const { cancelUntil, registeredOn } = registrationOf(now)
      return {
        investorEmail: folio.email,
        investorMobile: folio.mobile,
        distributorArn: folio.distributorArn,
        schemePlanCode: plan.planCode,
        folioNo: plan.folioNo,
        amount: amountAfter(placed),
        planId: plan.id,
        cancelUntil,
        settleOn: registeredOn,
      }
    },
    settle: (tx, platform, order) => registerChange(tx, platform, order, change),
    view: planChangeView,
    inWords: (requested) => change.inWords(requested, planOfInvestor(change.planKind, requested)),
  }
  return asConfirmed(kind)
}

/** Two changes at once: the second one was made of a plan that the first one changes. */
async function reserveUnchanged(tx: Tx, _platform: unknown, { plan, versions }: PlanFile): Promise<void> {
  await lockPlan(tx, plan.id)
  const [newest] = await versionsOf(tx, plan.id)
  const isSame = newest?.version === newestVersion({ versions }).version
  const orders = await ordersOfPlans(tx, [plan.id])
  if (isSame && !waitingChange({ orders })) return
  throw new Refusal(
    '-408',
    t`This ${{ kind: plan.kind }} has just been changed. Look at it again, then decide.`,
  )
}
