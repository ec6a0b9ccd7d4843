import { t } from '@portal/contracts/words/macros'
import type { HowMuch } from '@portal/contracts/orders/order-terms'
import { type FolioFacts, folioOf } from '../../folios/folio-reader'
import { investorByPan } from '../../identity/investors'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import { Refusal } from '../../platform/refusal'
import { type SchemePlanFacts, planOn } from '../../schemes/catalogue'
import type { OwnColumns } from '../kind'
import { soldOn } from './outflow-dates'
import { withFairNavs } from '../lots/fair-lots'
import { type FreeUnits, freeUnitsOf, lockHolding } from '../lots/free-units'
import { livesAbroad } from './tax-residence'

/** Of which holding units leave. */
export interface LeftHolding {
  schemePlanCode: string
  folioNo: string
}

/** All that the rules of an outflow look at, and that its quote is made of. */
export interface OutflowFacts {
  plan: SchemePlanFacts
  folio: FolioFacts
  investor: { email: string; mobile: string }
  units: FreeUnits
  livesAbroad: boolean
}

/** Throws a 404 alike for a folio of another investor and one that does not exist. */
export async function outflowFacts(
  { db, clock }: Platform,
  pan: string,
  { schemePlanCode, folioNo }: LeftHolding,
): Promise<OutflowFacts> {
  const today = clock.today()
  const folio = await folioOf(db, pan, folioNo)
  const plan = await planOn(db, schemePlanCode, today)
  if (!plan) throw new Refusal('-370', t`We do not know this fund. Choose one that the folio holds.`)
  const investor = await investorByPan(db, pan)
  if (!investor) throw new Error('an investor who orders is known')
  const units = await withFairNavs(db, folioNo, plan, await freeUnitsOf(db, holdingIn(folio, plan), today))
  return { plan, folio, investor, units, livesAbroad: await livesAbroad(db, folio) }
}

const holdingIn = ({ folioNo }: { folioNo: string }, { code, scheme }: SchemePlanFacts) => ({
  folioNo,
  planCode: code,
  lockInYears: scheme.lockInYears,
})

/** From here on nobody else can sell units of the holding; what is free of it is counted anew. */
export async function reserveHolding(tx: Tx, { clock }: Platform, facts: OutflowFacts): Promise<void> {
  const holding = holdingIn(facts.folio, facts.plan)
  await lockHolding(tx, holding.folioNo, holding.planCode)
  facts.units = await freeUnitsOf(tx, holding, clock.today())
}

/** The common columns of every exit. */
export function outflowColumns(
  { plan, folio, investor }: OutflowFacts,
  howMuch: HowMuch,
  { unitsHeld, createdAt, dueOn }: { unitsHeld: string; createdAt: Date; dueOn?: string },
): OwnColumns {
  const navDate = soldOn({ createdAt, ...(dueOn && { dueOn }) }, plan.scheme)
  return {
    investorEmail: folio.email || investor.email,
    investorMobile: folio.mobile || investor.mobile,
    distributorArn: folio.distributorArn,
    schemePlanCode: plan.code,
    folioNo: folio.folioNo,
    amount: howMuch.amountUnitType === 'AMOUNT' ? howMuch.amount : null,
    unitsHeld,
    navDate,
    settleOn: navDate,
  }
}
