import type { PlanState } from '@portal/contracts/systematic-plans/plan-snapshot'
import { addDays, addYears } from '@portal/contracts/format'
import { addBusinessDays } from '../../calendar/business-day'
import { type FolioFacts, foliosWith } from '../../folios/folio-reader'
import { unitsBehind } from '../../folios/ledger-reader'
import { type MandateFacts, mandatesOf } from '../../mandates/mandate-reader'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import { notFound } from '../../platform/refusal'
import { catalogueOf, type SchemePlanFacts } from '../../schemes/catalogue'
import { serviceTerms } from '../../regulation/service-terms'
import { newestPublication } from '../../schemes/nav-store'
import { courseDues, nextCourseDue, type Stretch, stretchOn } from '../../plan-register/plan-course'
import {
  coursesInFolios,
  type DueWithoutOrder,
  duesWithoutOrder,
  type PlanCourse,
  type PlanRow,
  type VersionRow,
} from '../../plan-register/plan.repository'
import { amountOn } from '../../plan-register/step-up'
import { ordersOfPlans } from '../../orders/order-reader'
import type { OrderRow } from '../../orders/order.repository'
import { registrationOf } from '../sip/sip-dates'

/** All that is known of one systematic plan, for the pages that show it and the rules of its changes. */
export interface PlanFile extends PlanCourse {
  now: Date
  today: string
  /** The first day on which a change holds that is ordered now. */
  changeFrom: string
  folio: FolioFacts
  scheme: SchemePlanFacts
  toScheme: SchemePlanFacts | null
  /** All mandates of the investor. */
  mandates: readonly MandateFacts[]
  /** Every order that names it, its registration, its instalments and its changes among them, oldest first. */
  orders: readonly OrderRow[]
  /** Due dates that became no order, oldest first, with the units of those that the ledger has from before. */
  unordered: readonly (DueWithoutOrder & { units: string | null })[]
}

/** The bank was told of what is due before. */
export const changeHoldsFrom = (now: Date): string =>
  addBusinessDays(registrationOf(now).registeredOn, serviceTerms.changeBusinessDays)

/** The file of every systematic plan of an investor, in the order of their numbers. */
export async function planFilesOf(tx: Tx, { clock }: Platform, pan: string): Promise<PlanFile[]> {
  const now = clock.now()
  const today = clock.today()
  const own = await foliosWith(tx, pan, { publication: newestPublication })
  const folios = new Map(own.map((folio) => [folio.folioNo, folio]))
  const courses = await coursesInFolios(tx, [...folios.keys()])
  if (!courses.length) return []
  const ids = courses.map(({ plan }) => plan.id)
  const orders = await ordersOfPlans(tx, ids)
  const unordered = await duesWithoutOrder(tx, ids)
  const units = await unitsBehind(tx, unordered.map(referenceOf))
  const mandates = await mandatesOf(tx, pan)
  const { byCode } = await catalogueOf(tx, own[0]?.publication, today)
  const shared = { now, today, changeFrom: changeHoldsFrom(now), mandates }
  return courses.map((course) => {
    const { id, folioNo, planCode, toPlanCode } = course.plan
    return {
      ...course,
      ...shared,
      folio: known(folios.get(folioNo)),
      scheme: known(byCode.get(planCode)),
      toScheme: toPlanCode === null ? null : known(byCode.get(toPlanCode)),
      orders: orders.filter((order) => order.planId === id),
      unordered: unordered
        .filter(({ planId }) => planId === id)
        .map((due) => ({ ...due, units: units.get(referenceOf(due)) ?? null })),
    }
  })
}

/** What the ledger's row of an instalment without an order refers to. */
const referenceOf = ({ planId, dueOn }: DueWithoutOrder) => `${planId}-${dueOn}`

/** The file of one plan. Throws a 404 alike for one of another investor and one that does not exist. */
export async function planFileOf(tx: Tx, platform: Platform, pan: string, planId: string): Promise<PlanFile> {
  const file = (await planFilesOf(tx, platform, pan)).find(({ plan }) => plan.id === planId)
  if (!file) throw notFound()
  return file
}

function known<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Error('a plan names a folio and schemes that exist')
  return found
}

/** The plan as it stands once every change that was ordered holds. */
export function newestVersion({ versions }: Pick<PlanFile, 'versions'>): VersionRow {
  return known(versions.at(-1))
}

/** How the plan stands today. */
export const currentVersion = ({ stretches, today }: PlanFile): VersionRow =>
  known(stretchOn(stretches, today)).version

/** A plan is complete from the evening of its last instalment on, whatever was said of that day before. */
export function stateToday(file: PlanFile): PlanState {
  const newest = newestVersion(file).state
  return newest === 'COMPLETED' ? newest : currentVersion(file).state
}

/** The pause that runs or is to come. */
export const pauseOf = ({ stretches, today }: PlanFile): Stretch | undefined =>
  stretches.findLast(({ version, to }) => version.state === 'PAUSED' && (to === null || to > today))

/** The change that waits for its cut-off, and can be taken back until then. */
export const waitingChange = ({ orders }: Pick<PlanFile, 'orders'>): OrderRow | undefined =>
  orders.findLast(({ family, state }) => family === 'registration' && state === 'accepted')

/** The next due date that was not dealt with yet; that of today may be. */
export function nextOpenDue(file: PlanFile): ReturnType<typeof nextCourseDue> {
  const dealt = new Set([...file.orders, ...file.unordered].map(({ dueOn }) => dueOn))
  let due = nextCourseDue(file.stretches, file.today)
  while (due && dealt.has(due.dueOn)) due = nextCourseDue(file.stretches, addDays(due.dueOn, 1))
  return due
}

/** What an instalment is today. */
export function amountToday(file: PlanFile): number {
  const due = nextOpenDue(file)
  return due ? amountOn(due.version, due.dueOn) : amountOn(currentVersion(file), file.today)
}

/** Farther ahead than a step-up can lie that is still to come. */
const yearsAhead = 2

/** The first instalment to come that is larger than the next one; null where none is. */
export function nextStepUp(file: PlanFile): { dueOn: string; amount: number } | null {
  const now = amountToday(file)
  const dues = courseDues(file.stretches, file.today, addYears(file.today, yearsAhead))
  for (const { dueOn, version } of dues) {
    const amount = amountOn(version, dueOn)
    if (amount > now) return { dueOn, amount }
  }
  return null
}

/** The mandate that pays the plan now. */
export const mandateOfPlan = ({ mandates }: PlanFile, { umrn }: Pick<PlanRow, 'umrn'>): MandateFacts | null =>
  mandates.find((each) => each.umrn === umrn) ?? null
