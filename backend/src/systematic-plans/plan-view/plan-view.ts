import { PlanChangeKind } from '@portal/contracts/systematic-plans/plan-change-terms'
import type { PayingMandate } from '@portal/contracts/systematic-plans/sip'
import type { SystematicPlan } from '@portal/contracts/systematic-plans/systematic-plan'
import { onOrAfter } from '../../calendar/business-day'
import { sumUnits, valueOf } from '../../folios/allotment-math'
import { holdingOf } from '../../folios/holding'
import type { Tx } from '../../platform/database'
import { mostFailures } from '../../plan-register/failed-instalments'
import { isLastOfCourse } from '../../plan-register/plan-course'
import { amountOn } from '../../plan-register/step-up'
import { pauseChoices } from '../plan-changes/pause-until'
import { birthDateOf } from '../../orders/purchase/minor'
import { schemeRef } from '../../orders/scheme-plan'
import { payingMandate } from '../sip/paying-mandates'
import { frequencyOf } from '../plan-file/frequency'
import { minAmountOf, multipleOf } from '../plan-file/amounts'
import { progressOf } from './progress'
import { coverOn } from './plan-cover'
import { planActions } from './plan-actions'
import {
  mandateOfPlan,
  amountToday,
  newestVersion,
  nextOpenDue,
  nextStepUp,
  pauseOf,
  type PlanFile,
  currentVersion,
  stateToday,
  waitingChange,
} from '../plan-file/plan-file'

/** One plan as its card shows it. */
export async function planView(tx: Tx, file: PlanFile): Promise<SystematicPlan> {
  const { plan, scheme, toScheme, changeFrom } = file
  const now = currentVersion(file)
  const newest = newestVersion(file)
  const mandate = await mandateView(tx, file)
  return {
    planId: plan.id,
    kind: plan.kind,
    isSmart: plan.isSmart,
    folioNo: plan.folioNo,
    scheme: schemeRef(scheme),
    toScheme: toScheme && schemeRef(toScheme),
    state: stateToday(file),
    amount: amountToday(file),
    sipTopUp: stepUpView(file),
    frequency: frequencyOf(now.everyMonths),
    dayOfMonth: now.dayOfMonth,
    cover: plan.isSmart ? await coverView(tx, file) : null,
    registeredOn: plan.registeredOn,
    next: nextOf(file),
    endDate: newest.lastDue,
    pause: pauseView(file),
    endedFrom: newest.state === 'CANCELLED' ? newest.holdsFrom : null,
    ...progressOf(file),
    failedInARow: plan.failedInARow,
    mostFailures: mostFailures(plan),
    mandate,
    ...accountOf(file, mandate),
    sourceValue: plan.kind === 'SIP' ? null : await sourceValue(tx, file),
    waiting: waitingView(file),
    actions: planActions(file),
    changeFrom,
    pauseUntil: plan.kind === 'SIP' && !pauseOf(file) ? pauseChoices(file) : [],
    minAmount: minAmountOf(file),
    multiple: multipleOf(file),
  }
}

export function nextOf(file: PlanFile): SystematicPlan['next'] {
  const due = nextOpenDue(file)
  if (!due) return null
  const { dueOn, version } = due
  return {
    dueOn,
    date: onOrAfter(dueOn),
    amount: amountOn(version, dueOn),
    isLast: isLastOfCourse(file.stretches, dueOn),
  }
}

/** How it grows, as it stands once every change holds; null where it does not. */
function stepUpView(file: PlanFile): SystematicPlan['sipTopUp'] {
  const { stepUp } = newestVersion(file)
  if (!stepUp) return null
  const { topUpAmount, topUpFrequency, topUpMaxAmount, topUpMaxYears, topUpuntil } = stepUp
  const terms = { topUpAmount, topUpFrequency, topUpMaxAmount, topUpMaxYears, topUpuntil }
  return { ...terms, next: nextStepUp(file) }
}

async function coverView(tx: Tx, file: PlanFile): Promise<SystematicPlan['cover']> {
  const { folio, plan, today, versions } = file
  const newest = newestVersion(file)
  const birthDate = await birthDateOf(tx, folio.holders[0]?.pan ?? '')
  const endedFrom = newest.state === 'CANCELLED' ? newest.holdsFrom : null
  const { firstDue, amountPaise: amount } = versions[0] ?? plan
  return coverOn({ amount, firstDue, birthDate, endedFrom }, today)
}

function pauseView(file: PlanFile): SystematicPlan['pause'] {
  const pause = pauseOf(file)
  return pause ? { from: pause.from, until: pause.to } : null
}

async function mandateView(tx: Tx, file: PlanFile): Promise<PayingMandate | null> {
  const mandate = mandateOfPlan(file, newestVersion(file))
  return mandate && payingMandate(tx, mandate, file.today)
}

/** The account that pays a SIP, or that an SWP pays. */
export function accountOf(
  { folio, plan }: PlanFile,
  mandate: Pick<PayingMandate, 'bankName' | 'accountLast4'> | null,
): Pick<SystematicPlan, 'bankName' | 'accountLast4'> {
  if (mandate) return { bankName: mandate.bankName, accountLast4: mandate.accountLast4 }
  const bank = folio.banks.find(({ bankId }) => bankId === plan.bankId)
  return { bankName: bank?.bankName ?? null, accountLast4: bank?.accountNumber.slice(-4) ?? null }
}

async function sourceValue(tx: Tx, { plan, scheme }: PlanFile): Promise<number> {
  const { lots } = await holdingOf(tx, plan.folioNo, plan.planCode)
  return valueOf(sumUnits(lots.map(({ unitsLeft }) => unitsLeft)), scheme.nav)
}

function waitingView(file: PlanFile): SystematicPlan['waiting'] {
  const order = waitingChange(file)
  if (!order) return null
  const { id: transactionId, kind, cancelUntil } = order
  if (!isChange(kind)) return null
  return { transactionId, kind, cancelUntil: cancelUntil?.toISOString() ?? null }
}

export const isChange = (kind: string): kind is PlanChangeKind =>
  PlanChangeKind.options.some((each) => each === kind)
