import type { SipTerms } from '@portal/contracts/orders/order-terms'
import { refuseFolioAction } from '../../folios/folio-permissions'
import { accountOfDraft } from '../../folio-opening/folio-of-draft'
import { refuseTaxStatus } from '../../kyc-registry/pan-check'
import { mandateOf } from '../../mandates/mandate-reader'
import type { Platform } from '../../platform/module'
import { takesSip } from '../../schemes/scheme-view'
import { type PurchaseFacts, purchaseFacts, type DraftTerms } from '../../orders/purchase/purchase'
import { birthDateOf } from '../../orders/purchase/minor'
import { checkPurchase } from '../../orders/purchase/purchase-rules'
import { checkSip, type SipRules } from './sip-rules'

export interface SipFacts extends PurchaseFacts {
  sip: SipRules
}

type Terms = Omit<SipTerms, 'kind'>

/** What an instalment refers to: a purchase whose smallest amount is that of a SIP. */
export async function instalmentFacts(
  platform: Platform,
  pan: string,
  draftTerms: DraftTerms,
): Promise<PurchaseFacts> {
  const facts = await purchaseFacts(platform, pan, draftTerms)
  const { scheme } = facts.rules
  const { minSipPaise: minPurchase } = facts.plan.scheme
  const rules = { ...facts.rules, scheme: { ...scheme, minPurchase, minAdditional: minPurchase } }
  return { ...facts, rules }
}

/** All that a SIP refers to and its rules look at. Throws a 404 for a folio or mandate of another investor. */
export async function sipFacts(platform: Platform, pan: string, terms: Terms): Promise<SipFacts> {
  // A life is insured: only a person has one.
  if (terms.smart) refuseTaxStatus(pan, { individualOnly: true })
  const facts = await instalmentFacts(platform, pan, terms)
  const mandate = await mandateOf(platform.db, pan, terms.umrn)
  const { name, multiplePaise } = facts.plan.scheme
  const sipAllowed = takesSip(facts.plan)
  const bankIds =
    facts.folio?.banks.map(({ bankId }) => bankId) ?? (await bankOfNewFolio(platform, pan, terms))
  const birthDate = (await birthDateOf(platform.db, pan)) ?? terms.smart?.birthDate ?? null
  const now = platform.clock.now()
  return {
    ...facts,
    sip: { now, scheme: { name, sipAllowed, multiple: multiplePaise || 1 }, mandate, birthDate, bankIds },
  }
}

/** An account that joins with the folio has no mandate yet. */
async function bankOfNewFolio(platform: Platform, pan: string, { newFolio }: Terms): Promise<string[]> {
  if (!newFolio) return []
  if ('bank' in newFolio) return 'bankId' in newFolio.bank ? [newFolio.bank.bankId] : []
  const account = await accountOfDraft(platform, pan, newFolio)
  return typeof account === 'string' ? [account] : []
}

/** Throws the refusal of the first rule that the SIP breaks: of its folio, as a purchase, of its own. */
export function refuseSip({ folio, rules, sip }: SipFacts, terms: Terms): void {
  if (folio) refuseFolioAction(folio, 'plan')
  checkPurchase(rules)
  checkSip(sip, terms)
}
