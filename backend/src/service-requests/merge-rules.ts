import { t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import { shortNumber } from '@portal/contracts/format'
import { limits } from '@portal/contracts/validation'
import { type FolioFacts, folioOf, foliosOf } from '../folios/folio-reader'
import { bringBanks, heldPlans, lockOpenFolios, mergeFolio } from '../folios/merge-folios'
import { banksOfOpenOrders, lockHoldings, moveOpenOrders } from '../orders/move-orders'
import { notFound, Refusal } from '../platform/refusal'
import { planOn } from '../schemes/catalogue'
import { moveSolutions } from '../solutions/solution.repository'
import { movePlans, plansInFolios } from '../plan-register/plan.repository'
import type { RequestFacts, RequestRow } from './kinds/kind'
import { folioIn } from './kinds/nominees'
import { goingOn } from './request-state'
import { requestsIn } from './request.repository'

interface Merging {
  sources: readonly string[]
  target: string
}

const holdersOf = ({ holders }: FolioFacts) => holders.map(({ pan }) => pan).join(' ')

/** Why a folio merges with none, whatever the others are. */
function whyUnfit({ isDemat, lockedAt }: FolioFacts): string | undefined {
  if (isDemat)
    return t`A folio in Demat form cannot be merged here. Your depository participant can move it out of Demat form first.`
  return lockedAt ? t`A locked folio cannot be merged. Unlock it first.` : undefined
}

/** What must be the same in two folios, the most telling first. */
const alike: readonly { of: (folio: FolioFacts) => unknown; why: () => string }[] = [
  {
    of: holdersOf,
    why: () => t`The holders are not the same, and holders of a folio cannot be changed: it stays as it is.`,
  },
  {
    of: ({ holdingMode }) => holdingMode,
    why: () =>
      t`The mode of holding is not the same. Ask for the same mode in both folios first, under Help.`,
  },
  {
    of: ({ distributorArn, riaCode }) => `${distributorArn} ${riaCode}`,
    why: () =>
      t`The distributor or adviser is not the same. Ask for the same one in both folios first, under Help.`,
  },
]

const firstDifference = (one: FolioFacts, other: FolioFacts) =>
  alike.findIndex(({ of }) => of(one) !== of(other))

/** Why two folios of an investor do not merge, in words; undefined where they do. */
export const whyDifferent = (one: FolioFacts, other: FolioFacts): string | undefined =>
  whyUnfit(one) ?? whyUnfit(other) ?? alike[firstDifference(one, other)]?.why()

/** Why a folio merges with none of the others: its own fault, or how it differs from the one that is most like it. */
export function whyAlone(folio: FolioFacts, others: readonly FolioFacts[]): string {
  const own = whyUnfit(folio)
  if (own) return own
  const nearest = Math.max(
    -1,
    ...others.filter((other) => !whyUnfit(other)).map((other) => firstDifference(folio, other)),
  )
  return alike[nearest]?.why() ?? t`You have no other folio that can be merged.`
}

/** Throws the refusal of folios that cannot become one; a 404 for one of somebody else. */
export async function refuseMerge(facts: RequestFacts, { sources, target }: Merging): Promise<void> {
  const { tx, investor, requestId } = facts
  if ((await foliosOf(tx, investor.pan)).length < 2) throw new Refusal('-579', message('oneFolioOnly'))
  const most = limits.entries.foliosMerged
  if (sources.length > most) throw new Refusal('-580', message('tooManyFolios', { most }))
  if (new Set([...sources, target]).size !== sources.length + 1) throw notFound()
  for (const folioNo of sources) {
    const source = await folioOf(tx, investor.pan, folioNo)
    const why = source.mergedInto ? t`It was merged already.` : whyDifferent(source, folioIn(facts))
    if (why) throw new Refusal('-581', t`Folio ${{ folioNo: shortNumber(folioNo) }} cannot be merged. ${why}`)
  }
  if ((await neededBanks(facts, sources)).length > limits.entries.banksOfAFolio)
    throw new Refusal(
      '-563',
      t`Together these folios pay to more than 5 accounts. Delete one that you no longer use.`,
    )
  const others = (await requestsIn(tx, goingOn)).filter(
    ({ pan, id }) => pan === investor.pan && id !== requestId,
  )
  const mine = new Set([...sources, target])
  if (
    others.some(({ code, terms }) => code === 'FC' && foliosIn(terms as Merging).some((no) => mine.has(no)))
  )
    throw new Refusal('-582', t`One of these folios is being merged already. Wait until that is done.`)
  // It would come to a folio that is closed by then.
  const inSource = others.find(({ folioNo }) => folioNo !== null && sources.includes(folioNo))
  if (inSource)
    throw new Refusal(
      '-582',
      t`Your request ${{ requestNumber: inSource.requestNumber }} is under way in one of these folios. Wait until it is done, or cancel it.`,
    )
}

const foliosIn = ({ sources, target }: Merging): string[] => [...sources, target]

/** Accounts that the folio must have afterwards: its own, and those that plans and orders of the others pay to. */
async function neededBanks(facts: RequestFacts, sources: readonly string[]): Promise<string[]> {
  const needed = new Set(folioIn(facts).banks.map(({ bankId }) => bankId))
  for (const source of sources) for (const bankId of await banksInUse(facts, source)) needed.add(bankId)
  return [...needed]
}

async function banksInUse({ tx }: RequestFacts, source: string): Promise<string[]> {
  const plans = await plansInFolios(tx, [source])
  const running = plans.filter(({ state }) => state === 'ACTIVE' || state === 'PAUSED')
  return [...running.flatMap(({ bankId }) => bankId ?? []), ...(await banksOfOpenOrders(tx, source))]
}

/** The accounts that come along: those in use, and the others while there is room. */
export async function banksToBring(facts: RequestFacts, sources: readonly string[]): Promise<string[]> {
  const own = folioIn(facts).banks.map(({ bankId }) => bankId)
  const needed = await neededBanks(facts, sources)
  const all = new Set(needed)
  for (const folioNo of sources) {
    const { banks } = await folioOf(facts.tx, facts.investor.pan, folioNo)
    for (const { bankId } of banks) if (all.size < limits.entries.banksOfAFolio) all.add(bankId)
  }
  return [...all].filter((bankId) => !own.includes(bankId))
}

/**
 * Everything of the source folios goes into the target: in the one transaction that ends the request, so that a crash
 * leaves all of it to be done again.
 */
export async function mergeInto(
  facts: RequestFacts,
  { sources, target }: Merging,
  { requestNumber }: RequestRow,
): Promise<void> {
  const { tx, platform, today } = facts
  if ((await lockOpenFolios(tx, [...sources, target].sort())) !== sources.length + 1) throw notFound()
  const brought = await banksToBring(facts, sources)
  for (const from of sources) {
    const held = await heldPlans(tx, from)
    const codes = held.map(({ planCode }) => planCode)
    await lockHoldings(tx, from, codes)
    await lockHoldings(tx, target, codes)
    await bringBanks(tx, from, target, brought)
    await moveOpenOrders(tx, from, target)
    await moveSolutions(tx, from, target)
    await movePlans(tx, from, target)
    await mergeFolio(tx, { from, into: target, requestId: requestNumber }, async (code) => {
      const plan = await planOn(tx, code, today)
      if (!plan) throw new Error(`the catalogue does not know ${code}`)
      return { nav: plan.nav, date: plan.navDate }
    })
    await platform.audit.record(tx, {
      event: 'folio.merged',
      subject: facts.investor.id,
      detail: { requestNumber, from: from.slice(-4), into: target.slice(-4) },
    })
  }
}
