import { t } from '@portal/contracts/words/macros'
import type { Cart, CartItem, CartTerms } from '@portal/contracts/cart/cart'
import { indiaDate } from '@portal/contracts/format'
import { holdsPlan } from '../folios/folio-reader'
import type { Platform } from '../platform/module'
import { CallError, Refusal } from '../platform/refusal'
import { stampDutyPercentOn } from '../regulation/regulated-rules'
import { planOn } from '../schemes/catalogue'
import { lumpsumQuote } from '../orders/purchase/quote'
import { planModeOf } from '../schemes/scheme-view'
import { schemeRef } from '../orders/scheme-plan'
import { earliestDue } from '../systematic-plans/sip/sip-dates'
import { sipQuote } from '../systematic-plans/sip/sip-quote'
import { banksForAll, noCommonBank } from './common-banks'
import { itemsOf, type StoredItem } from './cart.repository'

/** The cart as it would be ordered now: what each scheme comes to, and which of them cannot be bought. */
export async function cartOf(platform: Platform, pan: string): Promise<Cart> {
  const stored = freshTerms(await itemsOf(platform.db, pan), platform.clock.now())
  const items: CartItem[] = []
  for (const each of stored) items.push(await itemView(platform, pan, each))
  const counted = items.filter(({ refusal }) => !refusal)
  const paid = counted.filter(({ toPay }) => toPay > 0).map(({ investDetails }) => investDetails)
  const together = paid.length < 2 || (await banksForAll(platform, pan, paid)).length > 0
  const { code, message } = noCommonBank()
  return {
    items,
    toPay: counted.reduce((sum, { toPay }) => sum + toPay, 0),
    stampDuty: counted.reduce((sum, item) => sum + dutyOf(item), 0),
    stampDutyPercent: stampDutyPercentOn(platform.clock.today()),
    refusal: together ? null : { code, message },
  }
}

/**
 * A SIP whose first day has passed while it lay in the cart begins on the next one; all that goes into a new folio
 * goes into the same one.
 */
function freshTerms(items: readonly StoredItem[], now: Date): StoredItem[] {
  const newFolio = items.find(({ terms }) => terms.folioNo === null)?.terms.newFolio
  return items.map(({ itemId, terms }) => {
    const into = terms.folioNo === null && newFolio ? { ...terms, newFolio } : terms
    if (into.kind !== 'SIP') return { itemId, terms: into }
    const first = earliestDue(into, now)
    const sipStartDate = into.sipStartDate < first ? first : into.sipStartDate
    return { itemId, terms: { ...into, sipStartDate } }
  })
}

async function itemView(platform: Platform, pan: string, { itemId, terms }: StoredItem): Promise<CartItem> {
  const { db, clock } = platform
  const plan = await planOn(db, terms.schemePlanCode, indiaDate(clock.now()))
  const quoted = await quoteOf(platform, pan, terms)
  const toPay = quoted.refusal ? 0 : (quoted.lumpsum?.amount ?? quoted.sip?.firstNow?.amount ?? 0)
  return {
    itemId,
    investDetails: terms,
    investmentMode: plan && planModeOf(plan) === 'REGULAR' ? 'Regular' : 'Direct',
    distributorInfo: terms.advice ?? null,
    sipGoal: terms.kind === 'SIP' ? (terms.sipGoal ?? null) : null,
    scheme: plan ? schemeRef(plan) : null,
    ...quoted,
    minimum: plan ? await minimumOf(platform, terms, plan.scheme) : 0,
    toPay,
  }
}

type Quoted = Pick<CartItem, 'lumpsum' | 'sip' | 'refusal'>

async function quoteOf(platform: Platform, pan: string, terms: CartTerms): Promise<Quoted> {
  try {
    return terms.kind === 'SIP'
      ? { lumpsum: null, sip: await sipQuote(platform, pan, terms), refusal: null }
      : { lumpsum: await lumpsumQuote(platform, pan, terms), sip: null, refusal: null }
  } catch (error) {
    return { lumpsum: null, sip: null, refusal: refusalOf(error) }
  }
}

/** One order that cannot be placed costs the others nothing. */
function refusalOf(error: unknown): NonNullable<CartItem['refusal']> {
  if (error instanceof Refusal) return { code: error.code, message: error.message }
  if (!(error instanceof CallError) || error.httpStatus !== 404) throw error
  return {
    code: '-328',
    message: t`Its folio or mandate is not yours any more. Remove this order, and add it again.`,
  }
}

const dutyOf = ({ lumpsum, sip }: CartItem): number => lumpsum?.stampDuty ?? sip?.firstNow?.stampDuty ?? 0

interface Least {
  minPurchasePaise: number
  minAdditionalPaise: number
  minSipPaise: number
}

async function minimumOf({ db }: Platform, terms: CartTerms, scheme: Least): Promise<number> {
  if (terms.kind === 'SIP') return scheme.minSipPaise
  const held = terms.folioNo !== null && (await holdsPlan(db, terms.folioNo, terms.schemePlanCode))
  return held ? scheme.minAdditionalPaise : scheme.minPurchasePaise
}
