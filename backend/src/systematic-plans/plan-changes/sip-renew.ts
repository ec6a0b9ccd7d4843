import { t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import { type PlanChangeTermsOf, SipRenewTerms } from '@portal/contracts/systematic-plans/plan-change-terms'
import { addDays, addMonths, formatDate, formatRupees } from '@portal/contracts/format'
import { validateSipPeriod } from '@portal/contracts/validation'
import { Refusal } from '../../platform/refusal'
import { serviceTerms } from '../../regulation/service-terms'
import { takesSip } from '../../schemes/scheme-view'
import type { PlanTerms } from '../../plan-register/plan.repository'
import { withAmount } from '../../plan-register/step-up'
import { amountRefusal, endRefusal, sentence, waitingRefusal } from './change-refusals'
import { payerRefusal } from './payer'
import { termsOf } from './placed-change'
import type { PlanChange } from './plan-change'
import { firstFrom, lastDueBy } from './schedule'
import { amountToday, newestVersion, pauseOf, type PlanFile } from '../plan-file/plan-file'
import { frequencyOf } from '../plan-file/frequency'

type Terms = PlanChangeTermsOf<'SIP_RENEW'>

const { renewBefore, renewAfter } = serviceTerms

const not = (text: string) => new Refusal('-410', text)

function refusal(file: PlanFile): Refusal | undefined {
  const { state, lastDue } = newestVersion(file)
  if (state === 'CANCELLED') return not(t`This SIP is cancelled. You can restart it, or start a new one.`)
  if (pauseOf(file)) return not(t`This SIP is paused. Restart it first, then renew it.`)
  if (lastDue === null) return not(t`This SIP runs until you cancel it, so there is nothing to renew.`)
  return waitingRefusal(file) ?? tooSoonOrLate(file, lastDue) ?? sipNotAllowed(file)
}

function tooSoonOrLate({ orders, today }: PlanFile, lastDue: string): Refusal | undefined {
  const from = addMonths(lastDue, -renewBefore)
  if (today < from) {
    const isRenewed = orders.some(({ kind, state }) => kind === 'SIP_RENEW' && state === 'registered')
    if (isRenewed) return new Refusal('-406', message('sipAlreadyRenewed'))
    return not(
      t`You can renew this SIP from ${{ from: formatDate(from) }}, ${renewBefore} months before it ends.`,
    )
  }
  if (today <= addMonths(lastDue, renewAfter)) return undefined
  return not(t`This SIP ended on ${{ lastDue: formatDate(lastDue) }}. Start a new one.`)
}

/** A scheme may have closed for SIPs since this one was registered. */
export const sipNotAllowed = ({ scheme }: PlanFile): Refusal | undefined =>
  takesSip(scheme) ? undefined : new Refusal('-391', message('sipNotAllowed'))

/** It runs on after its last instalment; one that has ended, as soon as the bank can be told. */
function renewedFrom(file: PlanFile): string {
  const { lastDue } = newestVersion(file)
  const after = addDays(lastDue ?? file.today, 1)
  return after > file.changeFrom ? after : file.changeFrom
}

function renewed(file: PlanFile, { amount, endDate, umrn }: Terms): PlanTerms {
  const terms = termsOf(newestVersion(file))
  const lastDue = lastDueBy(terms, endDate)
  const grows = amount === amountToday(file) ? {} : withAmount(terms, amount, renewedFrom(file))
  return { ...terms, state: 'ACTIVE', ...grows, umrn, lastDue }
}

function fault(file: PlanFile, terms: Terms): Refusal | undefined {
  const { amount, endDate, umrn } = terms
  const { everyMonths } = newestVersion(file)
  const frequency = frequencyOf(everyMonths)
  const firstDue = firstFrom(newestVersion(file), renewedFrom(file))
  const period = endDate && validateSipPeriod({ start: firstDue, end: endDate, frequency }, file.today)
  const { lastDue } = renewed(file, terms)
  return (
    amountRefusal(file, amount) ??
    endRefusal(file, endDate, firstDue) ??
    (period ? new Refusal('-407', sentence(period)) : undefined) ??
    payerRefusal(file, umrn, { terms: renewed(file, terms), firstDue, lastDue, frequency })
  )
}

/** Lets a SIP run on that ends soon, or ended not long ago. */
export const sipRenew: PlanChange<'SIP_RENEW'> = {
  kind: 'SIP_RENEW',
  planKind: 'SIP',
  action: 'renew',
  activity: 'SIP_MODIFICATION',
  terms: SipRenewTerms,
  beginsFrom: ['ACTIVE', 'COMPLETED'],
  invests: true,
  refusal,
  fault,
  steps: (file, terms) => [{ holdsFrom: renewedFrom(file), terms: renewed(file, terms) }],
  inWords: ({ amount }, plan) => t`renew ${plan} with ${{ amount: formatRupees(amount) }} an instalment`,
}
