import { t } from '@portal/contracts/words/macros'
import type { Advice } from '@portal/contracts/schemes/investment'
import { type FolioFacts, folioOf, foliosOf } from '../../folios/folio-reader'
import { refusalOfKyc, refusalOfTax, kycOf } from '../../kyc-registry/kyc.service'
import type { Platform } from '../../platform/module'
import { Refusal } from '../../platform/refusal'
import { catalogueOf, type SchemePlanFacts } from '../../schemes/catalogue'
import { adviceOf } from './advice'
import { type Buyer, buyerOf } from './buyer'
import { refuseMinor } from './minor'
import type { PurchaseRules } from './purchase-rules'
import { gaveFreshDocuments } from '../../kyc-applications/application.repository'
import type { Tx } from '../../platform/database'

/**
 * Throws refusal -531: a KYC that is registered and not validated holds for the fund houses that an investor is with
 * already; a fund house that is new to the investor must have seen fresh documents (S4.058).
 */
async function refuseFirstTimeInvestor(tx: Tx, pan: string): Promise<void> {
  const { status } = await kycOf(tx, pan)
  if (status !== 'Registered' || (await foliosOf(tx, pan)).length > 0) return
  if (await gaveFreshDocuments(tx, pan)) return
  throw new Refusal(
    '-531',
    t`Your KYC is registered but not validated, and you are new to us. Update your KYC with fresh documents, then invest.`,
  )
}

export interface DraftTerms {
  schemePlanCode: string
  /** Null: a new folio. */
  folioNo: string | null
  /** Integer paise. */
  amount: number
  advice?: Advice | undefined
}

export interface PurchaseFacts {
  /** Null: nobody advised. */
  advice: Advice | null
  plan: SchemePlanFacts
  folio: FolioFacts | null
  investor: { email: string; mobile: string }
  buyer: Buyer
  rules: PurchaseRules
}

/**
 * All that a purchase refers to and its rules look at. A folio of another investor answers like one that does not
 * exist; who may not invest at all is refused here.
 */
export async function purchaseFacts(
  platform: Platform,
  pan: string,
  draftTerms: DraftTerms,
): Promise<PurchaseFacts> {
  const { db, clock } = platform
  const { schemePlanCode, folioNo, amount } = draftTerms
  const today = clock.today()
  const folio = folioNo === null ? null : await folioOf(db, pan, folioNo)
  const buyer = await buyerOf(db, pan, draftTerms, clock.now())
  const plan = (await catalogueOf(db, buyer.publication, today)).byCode.get(schemePlanCode)
  if (!plan) throw new Refusal('-310', t`We no longer offer this fund. Choose another.`)
  // A new folio asks for the declaration itself.
  const refusal = refusalOfKyc(buyer.kyc) ?? (folio && refusalOfTax(buyer.kyc))
  if (refusal) throw refusal
  if (!folio) await refuseMinor(db, pan, today)
  if (!folio) await refuseFirstTimeInvestor(db, pan)
  const planMode = plan.plan === 'D' ? 'DIRECT' : 'REGULAR'
  const advice = await adviceOf(platform, { planMode, folio }, draftTerms.advice)
  const held = folio && { ...folio, holdsPlan: buyer.holdsPlan }
  const rules = rulesOf({ amount, isAdvised: advice !== null }, plan, held)
  return { plan, folio, advice, rules, buyer, investor: buyer.investor }
}

function rulesOf(
  requested: Pick<PurchaseRules, 'amount' | 'isAdvised'>,
  { plan, scheme, offer }: SchemePlanFacts,
  folio: PurchaseRules['folio'],
): PurchaseRules {
  return {
    ...requested,
    scheme: {
      name: scheme.name,
      planMode: plan === 'D' ? 'DIRECT' : 'REGULAR',
      purchaseAllowed: scheme.purchaseAllowed,
      minPurchase: scheme.minPurchasePaise,
      purchaseMultiple: scheme.multiplePaise,
      minAdditional: scheme.minAdditionalPaise,
      additionalMultiple: scheme.multiplePaise,
      offer,
      nfoStart: scheme.nfoStart,
      nfoEnd: scheme.nfoEnd,
    },
    folio,
  }
}
