import { addDays, indiaDate } from '@portal/contracts/format'
import { debitDaysAhead } from '../../debits/adapters'
import { folioOwner } from '../../folios/folio-reader'
import { type InvestorRecord, investorByPan } from '../../identity/investors'
import { notify } from '../../notifications/notify'
import { inBatches } from '../../platform/batch'
import { breaks, type Tx } from '../../platform/database'
import type { Job, Platform } from '../../platform/module'
import { Refusal } from '../../platform/refusal'
import {
  coursesOf,
  lockPlans,
  noteFailedDue,
  runningCourses,
  type PlanRow,
  type VersionRow,
} from '../../plan-register/plan.repository'
import { checkInstalment } from '../../orders/place-orders'
import { PlanNotActive } from './reserve-plan'
import { completePlans } from './complete-plans'
import { type OpenDue, openDues, type OrderDay } from './open-dues'
import { dueRefusedMessage } from '../plan-messages'
import type { SipInstalmentTerms } from '../sip/sip-terms'
import { amountOn } from '../../plan-register/step-up'
import type { StpInstalmentTerms, SwpInstalmentTerms } from './outflow-instalment-terms'
import { ruleInEachLanguage, type StoredWords } from '../../platform/stored-text'

type InstalmentTerms = SipInstalmentTerms | StpInstalmentTerms | SwpInstalmentTerms

/** What is ordered on a due date of a plan, as it stands on that date. */
function instalmentTerms(plan: PlanRow, version: VersionRow, dueOn: string): InstalmentTerms {
  const { id: planId, planCode: schemePlanCode, toPlanCode, folioNo, bankId } = plan
  const { umrn } = version
  const amount = amountOn(version, dueOn)
  const shared = { schemePlanCode, folioNo, amount, planId, dueOn }
  if (plan.kind === 'SIP') return { kind: 'SIP_INSTALMENT', ...shared, umrn: umrn ?? '' }
  if (plan.kind === 'STP' && toPlanCode)
    return { kind: 'STP_INSTALMENT', ...shared, toSchemePlanCode: toPlanCode }
  if (bankId === null) throw new Error(`Plan ${planId} pays no account`)
  return { kind: 'SWP_INSTALMENT', ...shared, bankId }
}

/** How long before today a plan may have ended whose due dates are still looked at: longer than any row of holidays. */
const lookBackDays = 14

/** One due date of a plan. */
interface Due {
  planId: string
  dueOn: string
}

/**
 * An order for every due date of every plan that has none yet, for those of a SIP as early as the bank wants their debits;
 * on a holiday it waits for the next business day.
 */
export async function makeInstalments(platform: Platform, now: Date): Promise<void> {
  const today = indiaDate(now)
  const day = { today, daysAhead: debitDaysAhead(platform.config) }
  await completePlans(platform, today)
  await inBatches(platform, await duesToOrder(platform.db, day), {
    name: 'make instalments',
    reserve: (tx, dues, others) => reserveDues(tx, dues, day, others),
    // Plans of a folio may sell the same units.
    whose: ({ plan }) => plan.folioNo,
    work: order,
    left: (due, error) => {
      // Somebody else ordered it, or ended the plan, meanwhile.
      if (breaks(error, 'orders_one_a_due_date') || error instanceof PlanNotActive) return
      // It is tried again with the next scheduled run.
      platform.log.error({ err: error, ...due }, 'the instalment could not be ordered')
    },
  })
}

/** Every due date of a plan that is to be ordered on a day, or was before and nothing became of it. */
export async function duesToOrder(tx: Tx, day: OrderDay): Promise<Due[]> {
  const dues: Due[] = []
  for await (const courses of runningCourses(tx, addDays(day.today, -lookBackDays)))
    for (const { plan, due } of await openDues(tx, courses, day))
      dues.push({ planId: plan.id, dueOn: due.dueOn })
  return dues
}

/** Holds the plans of some due dates; answers those that are still open, each with its plan as it stands now. */
async function reserveDues(
  tx: Tx,
  dues: readonly Due[],
  day: OrderDay,
  others: 'pass over' | 'wait for',
): Promise<OpenDue[]> {
  const keyOf = ({ planId, dueOn }: Due) => `${planId} ${dueOn}`
  const wanted = new Set(dues.map(keyOf))
  const plans = await lockPlans(tx, [...new Set(dues.map(({ planId }) => planId))], others)
  const open = await openDues(tx, await coursesOf(tx, plans), day)
  return open.filter(({ plan, due }) => wanted.has(keyOf({ planId: plan.id, dueOn: due.dueOn })))
}

async function order(tx: Tx, platform: Platform, { plan, due }: OpenDue): Promise<void> {
  const { dueOn, version } = due
  const pan = await folioOwner(tx, plan.folioNo)
  const investor = await investorByPan(tx, pan)
  if (!investor) throw new Error(`Nobody is known as the investor of plan ${plan.id}`)
  const terms = instalmentTerms(plan, version, dueOn)
  const check = () => refusalOr(checkInstalment(platform, { id: investor.id, pan }, terms))
  const place = await check()
  if (!(place instanceof Refusal)) {
    await place(tx, platform)
    return
  }
  const reason = await ruleInEachLanguage(async () => {
    const again = await check()
    return again instanceof Refusal ? again.message : undefined
  })
  await noteRefusal(tx, platform, investor, { planId: plan.id, dueOn }, reason)
}

const refusalOr = <Found>(checked: Promise<Found>): Promise<Found | Refusal> =>
  checked.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    return error
  })

async function noteRefusal(
  tx: Tx,
  platform: Platform,
  investor: InvestorRecord,
  { planId, dueOn }: Due,
  reason: StoredWords,
): Promise<void> {
  if (await noteFailedDue(tx, planId, dueOn, reason))
    await notify(tx, platform, investor, dueRefusedMessage(planId, dueOn, reason))
}

/** In the morning, before every cut-off, and again before the bank takes its last debits of the day for what could not be ordered then. */
export const makeInstalmentsJobs: Job[] = [
  { name: 'make instalments', at: '06:30', run: makeInstalments, isShared: true },
  { name: 'make late instalments', at: '13:30', run: makeInstalments, isShared: true },
]
