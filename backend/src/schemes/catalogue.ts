import type { Returns } from '@portal/contracts/schemes/product'
import { asc, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Tx } from '../platform/database'
import { latestPublication, type Publication } from './nav-store'
import { offerAllotmentDate, offerStateOn, type OfferState } from './offer'
import { benchmarkPrices, growthPrices, latestNavs, type Prices } from './price-lookup'
import { noReturns, returnsOf, type Price } from './returns'
import { schemePlans, schemes } from './schema'

type SchemeRow = typeof schemes.$inferSelect
type PlanRow = typeof schemePlans.$inferSelect

/** One scheme plan with its scheme, its newest NAV and what follows from its NAVs. */
export interface SchemePlanFacts {
  code: string
  plan: PlanRow['plan']
  option: PlanRow['option']
  expenseBasisPoints: number
  scheme: SchemeRow
  offer: OfferState
  /** The day of which all this tells. */
  asOf: string
  /** Rupees with 4 decimals; the face value while the offer runs. */
  nav: string
  navDate: string
  /** Null where there is only one NAV. */
  previousNav: string | null
  previousNavDate: string | null
  returns: Returns
  benchmarkReturns: Returns
}

export interface Catalogue {
  /** The last business day whose NAVs are in. */
  navDate: string
  plans: readonly SchemePlanFacts[]
  byCode: ReadonlyMap<string, SchemePlanFacts>
}

const cache = new LRUCache<string, Catalogue>({ max: 4 })

/** All scheme plans as of a day; computed once for every publication of NAVs. */
export async function catalogueOn(tx: Tx, today: string): Promise<Catalogue> {
  return catalogueOf(tx, await latestPublication(tx), today)
}

/** The same of a publication that another statement told of. */
export async function catalogueOf(
  tx: Tx,
  publication: Publication | null | undefined,
  today: string,
): Promise<Catalogue> {
  if (!publication) return { navDate: today, plans: [], byCode: new Map() }
  const key = `${publication.key} ${today}`
  const known = cache.get(key)
  if (known) return known
  const catalogue = await readCatalogue(tx, publication, today)
  cache.set(key, catalogue)
  return catalogue
}

/** One scheme plan as of a day; undefined where there is none of that code. */
export async function planOn(tx: Tx, code: string, today: string): Promise<SchemePlanFacts | undefined> {
  return (await catalogueOn(tx, today)).byCode.get(code)
}

async function readCatalogue(tx: Tx, { navDate }: Publication, today: string): Promise<Catalogue> {
  const rows = await tx
    .select({ plan: schemePlans, scheme: schemes })
    .from(schemePlans)
    .innerJoin(schemes, eq(schemePlans.schemeCode, schemes.code))
    .orderBy(asc(schemes.displayOrder), asc(schemePlans.plan), asc(schemePlans.option))
  const latest = new Map((await latestNavs(tx)).map((row) => [row.plan_code, row]))
  const dateOf = (code: string) => latest.get(code)?.date ?? navDate
  const since = new Map(rows.map(({ scheme }) => [scheme.code, launchPrice(scheme).date]))
  const prices = await pricesOn(tx, new Set(rows.map(({ plan }) => dateOf(plan.code))), since)
  const returns = returnsByPrices()
  const plans = rows.map(({ plan, scheme }): SchemePlanFacts => {
    const newest = latest.get(plan.code)
    const { growth, benchmark } = prices.get(dateOf(plan.code)) ?? noPrices
    return {
      code: plan.code,
      plan: plan.plan,
      option: plan.option,
      expenseBasisPoints: plan.expenseBasisPoints,
      scheme,
      offer: offerStateOn(scheme, today),
      asOf: today,
      nav: newest?.nav ?? scheme.faceValue,
      navDate: dateOf(plan.code),
      previousNav: newest?.previous ?? null,
      previousNavDate: newest?.previous_date ?? null,
      // IDCW options earn what Growth earns; their own NAV lacks what they paid out.
      returns: returns(growth.get(`${scheme.code}-${plan.plan}G`), launchPrice(scheme)),
      benchmarkReturns: returns(benchmark.get(scheme.code), benchmark.get(scheme.code)?.launch),
    }
  })
  return { navDate, plans, byCode: new Map(plans.map((plan) => [plan.code, plan])) }
}

interface PricesOfDay {
  growth: Awaited<ReturnType<typeof growthPrices>>
  benchmark: Awaited<ReturnType<typeof benchmarkPrices>>
}

const noPrices: PricesOfDay = { growth: new Map(), benchmark: new Map() }

/** Returns beside a NAV are those up to its own day, also where another plan's NAV is out already. */
async function pricesOn(
  tx: Tx,
  days: ReadonlySet<string>,
  since: ReadonlyMap<string, string>,
): Promise<Map<string, PricesOfDay>> {
  const prices = new Map<string, PricesOfDay>()
  for (const day of days)
    prices.set(day, { growth: await growthPrices(tx, day), benchmark: await benchmarkPrices(tx, day, since) })
  return prices
}

/** Nobody held units of an offer before they were allotted. */
const launchPrice = ({ launchedOn, nfoEnd, faceValue }: SchemeRow): Price => ({
  date: nfoEnd ? offerAllotmentDate(nfoEnd) : launchedOn,
  value: faceValue,
})

/** Plans of one scheme share prices, and with them the returns that take dozens of reckonings with days. */
function returnsByPrices() {
  const known = new Map<Prices, Returns>()
  return (prices: Prices | undefined, first: Price | undefined): Returns => {
    if (!prices?.last || !first) return noReturns
    const returns = known.get(prices) ?? returnsOf(prices.last, first, prices)
    known.set(prices, returns)
    return returns
  }
}
