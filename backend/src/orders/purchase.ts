import { type FolioFacts, folioOf } from '../folios/folio-reader'
import { refuseWithoutKyc } from '../kyc/kyc.service'
import { refuseMinor } from './minor'
import type { Platform } from '../platform/module'
import { positionsOf } from '../portfolio/holdings'
import { Refusal } from '../platform/refusal'
import type { PlanFacts } from '../schemes/catalogue'
import { planOn } from '../schemes/catalogue'
import { checkPurchase } from './purchase-rules'

export interface Wish {
  schemePlanCode: string
  /** Null: a new folio. */
  folioNo: string | null
  /** Integer paise. */
  amount: number
}

export interface Purchase extends Wish {
  plan: PlanFacts
  folio: FolioFacts | null
}

/**
 * A purchase that the investor may make, with all that it refers to; throws the refusal of what speaks against it.
 * A folio of another investor answers like one that does not exist.
 */
export async function allowedPurchase({ db, clock }: Platform, pan: string, wish: Wish): Promise<Purchase> {
  const { schemePlanCode, folioNo, amount } = wish
  const today = clock.today()
  const folio = folioNo === null ? null : await folioOf(db, pan, folioNo)
  const plan = await planOn(db, schemePlanCode, today)
  if (!plan) throw new Refusal('-310', 'We no longer offer this fund. Choose another.')
  await refuseWithoutKyc(db, pan)
  if (!folio) await refuseMinor(db, pan, today)
  const { scheme, offer } = plan
  const held = await positionsOf(db, pan, today)
  checkPurchase({
    amount,
    scheme: {
      name: scheme.name,
      planMode: plan.plan === 'D' ? 'DIRECT' : 'REGULAR',
      purchaseAllowed: scheme.purchaseAllowed,
      minPurchase: scheme.minPurchasePaise,
      purchaseMultiple: scheme.multiplePaise,
      minAdditional: scheme.minAdditionalPaise,
      additionalMultiple: scheme.multiplePaise,
      offer,
      nfoStart: scheme.nfoStart,
      nfoEnd: scheme.nfoEnd,
    },
    folio: folio && {
      isDemat: folio.isDemat,
      holdingMode: folio.holdingMode,
      distributorArn: folio.distributorArn,
      holdsPlan: held.some(({ folio_no, plan_code }) => folio_no === folioNo && plan_code === schemePlanCode),
    },
  })
  return { ...wish, plan, folio }
}
