import { msg } from '@portal/contracts/words/macros'
import { saidTable } from '@portal/contracts/words'
import type {
  Mandate,
  MandateAction,
  MandateRegistration,
  MandateSip,
} from '@portal/contracts/mandates/mandate'
import { banksOf, foliosOf } from '../folios/folio-reader'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { catalogueOn } from '../schemes/catalogue'
import { peakMonthlyDebit } from '../plan-register/peak-monthly-debit'
import { plansInFolios, type PlanRow } from '../plan-register/plan.repository'
import { amountOn } from '../plan-register/step-up'
import type { MandateContext } from './mandate-context'
import { mandatesWithPan, type MandateRow } from './mandate.repository'
import { type RegistrationRow, registrationsOf } from './registration.repository'
import { sayReason } from '../payments/failure-reasons'

/** What a view of the mandates of one investor is made of. */
interface Facts {
  today: string
  accounts: ReadonlyMap<string, { bankName: string; accountLast4: string }>
  plans: readonly PlanRow[]
  sipOf: (plan: PlanRow) => MandateSip
}

async function factsOf(tx: Tx, { clock }: Pick<Platform, 'clock'>, pan: string): Promise<Facts> {
  const today = clock.today()
  const folioNos = (await foliosOf(tx, pan)).map(({ folioNo }) => folioNo)
  const plans = (await plansInFolios(tx, folioNos)).filter(
    ({ kind, state }) => kind === 'SIP' && (state === 'ACTIVE' || state === 'PAUSED'),
  )
  const { byCode } = await catalogueOn(tx, today)
  const sipOf = (plan: PlanRow): MandateSip => ({
    planId: plan.id,
    schemeName: byCode.get(plan.planCode)?.scheme.name ?? plan.planCode,
    amount: amountOn(plan, plan.lastDue ?? today),
    endDate: plan.lastDue,
  })
  const banks = await banksOf(tx, pan)
  const accounts = new Map(
    banks.map(({ bankId, bankName, accountNumber }) => [
      bankId,
      { bankName, accountLast4: accountNumber.slice(-4) },
    ]),
  )
  return { today, accounts, plans, sipOf }
}

/** The SIPs of an investor that run, whatever pays them. */
export async function runningSips(tx: Tx, platform: Platform, pan: string): Promise<MandateSip[]> {
  const { plans, sipOf } = await factsOf(tx, platform, pan)
  return plans.map(sipOf)
}

/** All mandates of an investor and those on their way; tries that another one replaced are left out. */
export async function mandatesView(
  tx: Tx,
  { platform, bank }: MandateContext,
  pan: string,
): Promise<Mandate[]> {
  const facts = await factsOf(tx, platform, pan)
  const registrations = await registrationsOf(tx, pan)
  const pending = registrations.filter(
    ({ state, replaced }) => state !== 'registered' && state !== 'opened' && !replaced,
  )
  const rows = await mandatesWithPan(tx, pan)
  const mayRaise = ({ umrn, kind }: MandateRow) =>
    bank.kinds.includes(kind) &&
    !registrations.some(({ state, raises }) => state === 'approved' && raises === umrn)
  return [
    ...pending.map((row) => registrationAsMandate(facts, row)),
    ...rows.map((row) => mandateView(facts, row, mayRaise(row))),
  ].sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
}

const order = ['PENDING REGISTRATION', 'ACTIVE', 'INACTIVE', 'EXPIRED']

type Common = 'kind' | 'bankId' | 'frequency' | 'validFrom' | 'validTill'

function common({ accounts }: Facts, row: Pick<MandateRow, Common | 'limitPaise'>) {
  const { kind, bankId, frequency, validFrom, validTill, limitPaise: limit } = row
  const { bankName, accountLast4 } = accounts.get(bankId) ?? { bankName: '', accountLast4: '' }
  return { kind, bankId, bankName, accountLast4, limit, frequency, validFrom, validTill }
}

function registrationAsMandate(facts: Facts, row: RegistrationRow): Mandate {
  const isPending = row.state === 'approved'
  return {
    ...common(facts, row),
    mandateId: row.id,
    umrn: row.raises,
    status: isPending ? 'PENDING REGISTRATION' : 'INACTIVE',
    reason: row.reason && sayReason(row.reason),
    expectedOn: row.expectedOn,
    usedAMonth: 0,
    sips: [],
    actions: isPending ? [] : ['reinitiate'],
  }
}

const reasons = saidTable({
  PAUSED: msg`You paused it. Nothing is debited.`,
  REVOKED: msg`You ended it. Nothing is debited any more.`,
  PAUSED_THERE: msg`It was paused at your bank or in your UPI app. Nothing is debited until you resume it there.`,
  REVOKED_THERE: msg`It was ended at your bank or in your UPI app. Nothing is debited any more.`,
})

function mandateView(facts: Facts, row: MandateRow, mayRaise: boolean): Mandate {
  const { umrn, state: status, inactiveBecause } = row
  const own = facts.plans.filter((plan) => plan.umrn === umrn)
  const active = own.filter(({ state }) => state === 'ACTIVE')
  return {
    ...common(facts, row),
    mandateId: umrn,
    umrn,
    status,
    reason: inactiveBecause && reasons[inactiveBecause],
    expectedOn: null,
    usedAMonth: peakMonthlyDebit(active, facts.today),
    sips: own.map(facts.sipOf),
    actions: actionsOf(row, mayRaise),
  }
}

function actionsOf({ state, inactiveBecause }: MandateRow, mayRaise: boolean): MandateAction[] {
  if (state === 'EXPIRED' || inactiveBecause === 'REVOKED' || inactiveBecause === 'REVOKED_THERE')
    return ['reinitiate']
  if (inactiveBecause === 'PAUSED_THERE') return ['revoke']
  if (inactiveBecause === 'PAUSED') return ['resume', 'revoke']
  return [...(mayRaise ? (['raise'] as const) : []), 'pause', 'revoke']
}

/** A registration as its owner sees it. */
export async function registrationView(tx: Tx, row: RegistrationRow): Promise<MandateRegistration> {
  const account = (await banksOf(tx, row.pan)).find(({ bankId }) => bankId === row.bankId)
  const { id: registrationId, number, kind, method, state, reason, umrn, expectedOn } = row
  const { bankId, limitPaise: limit, frequency, validFrom, validTill, raises } = row
  return {
    registrationId,
    number,
    kind,
    method,
    state,
    reason: reason && sayReason(reason),
    umrn,
    expectedOn,
    bankId,
    limit,
    frequency,
    validFrom,
    validTill,
    raises,
    bankName: account?.bankName ?? '',
    accountLast4: account?.accountNumber.slice(-4) ?? '',
  }
}

const failedStates = ['refused', 'rejected', 'abandoned']

/** The tries of an investor that failed and that no other one replaced, the newest first. */
export async function failedRegistrations(tx: Tx, pan: string): Promise<MandateRegistration[]> {
  const failed = (await registrationsOf(tx, pan)).filter(
    ({ state, replaced }) => failedStates.includes(state) && !replaced,
  )
  return Promise.all(failed.map((row) => registrationView(tx, row)))
}
