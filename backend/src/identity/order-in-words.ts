import type { HowMuch, OrderTerms } from '@portal/kernel/contracts/order-terms'
import type { PlanChangeTerms } from '@portal/kernel/contracts/plan-change-terms'
import { formatDate, formatRupees, formatUnits, optionLabel, shortNumber } from '@portal/kernel/format'
import type { Clock } from '../platform/clock'
import type { Tx } from '../platform/database'
import { notFound } from '../platform/refusal'
import { planOn } from '../schemes/catalogue'

/** Where the names of funds are looked up, and for which day. */
export interface NamedOn {
  db: Tx
  clock: Clock
}

/**
 * An order as the message with its one-time code names it: "invest ₹5,000 in Neem Flexi Cap Fund (folio ••4821)".
 * Throws a 404 for an unknown scheme plan.
 */
export async function orderInWords(at: NamedOn, order: OrderTerms): Promise<string> {
  if ('planId' in order) return planChangeInWords(order)
  const name = (code: string) => schemeName(at, code)
  const scheme = await name(order.schemePlanCode)
  const folio = order.folioNo ? `folio ${shortNumber(order.folioNo)}` : 'new folio'
  switch (order.kind) {
    case 'LUMPSUM': {
      const then = order.autoSwitchTo ? `, then switch it to ${await name(order.autoSwitchTo)}` : ''
      return `invest ${formatRupees(order.amount)} in ${scheme} (${folio})${then}`
    }
    case 'SOLUTION':
      return `invest ${formatRupees(order.amount)} in ${scheme} (${folio}) as part of a mix that we rebalance`
    case 'SIP':
      return `invest ${formatRupees(order.amount)} ${order.sipFrequency.toLowerCase()} in ${scheme} (${folio})`
    case 'CHANGE_DIVIDEND':
      return `change all free units of ${scheme} to ${await optionName(at, order.toSchemePlanCode)} (${folio})`
    case 'STP':
      return `move ${regularly(order)} from ${scheme} to ${await name(order.toSchemePlanCode)} (${folio})`
    case 'SWP':
      return `withdraw ${regularly(order)} from ${scheme} (${folio})`
    case 'REDEEM':
      return `redeem ${inWords(order.howMuch)} of ${scheme} (${folio})`
    case 'INSTA_REDEEM':
      return `redeem ${formatRupees(order.amount)} of ${scheme} at once (${folio})`
    case 'SWITCH':
      return `switch ${inWords(order.howMuch)} of ${scheme} to ${await name(order.toSchemePlanCode)} (${folio})`
  }
}

const regularly = ({ amount, frequency }: { amount: number; frequency: string }): string =>
  `${formatRupees(amount)} ${frequency.toLowerCase()}`

function planChangeInWords(change: PlanChangeTerms): string {
  const { planId, folioNo } = change
  const plan = `your ${change.kind.slice(0, 3)} ${planId} (folio ${shortNumber(folioNo)})`
  switch (change.kind) {
    case 'SIP_PAUSE':
      return `pause ${plan} until ${formatDate(change.pauseUntil)}`
    case 'SIP_RESTART':
      return `restart ${plan}`
    case 'SIP_RENEW':
      return `renew ${plan} with ${formatRupees(change.amount)} an instalment`
    case 'SIP_MODIFY':
    case 'STP_MODIFY':
    case 'SWP_MODIFY':
      return `change ${plan} to ${formatRupees(change.amount)} on day ${change.dayOfMonth}`
    case 'SIP_CANCEL':
    case 'STP_CANCEL':
    case 'SWP_CANCEL':
      return `cancel ${plan}`
  }
}

function inWords(howMuch: HowMuch): string {
  if (howMuch.amountUnitType === 'AMOUNT') return formatRupees(howMuch.amount)
  return howMuch.amountUnitType === 'UNITS' ? `${formatUnits(howMuch.units)} units` : 'all units'
}

const schemeName = async (at: NamedOn, code: string): Promise<string> =>
  (await planCalled(at, code)).scheme.name

const optionName = async (at: NamedOn, code: string): Promise<string> =>
  optionLabel((await planCalled(at, code)).option)

async function planCalled({ db, clock }: NamedOn, code: string) {
  const plan = await planOn(db, code, clock.today())
  if (!plan) throw notFound()
  return plan
}
