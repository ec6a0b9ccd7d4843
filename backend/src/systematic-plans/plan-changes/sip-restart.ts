import { t } from '@portal/contracts/words/macros'
import { SipRestartTerms } from '@portal/contracts/systematic-plans/plan-change-terms'
import { formatDate } from '@portal/contracts/format'
import { Refusal } from '../../platform/refusal'
import { nextDue } from '../../plan-register/due-dates'
import { waitingRefusal } from './change-refusals'
import { payerRefusal } from './payer'
import { termsOf } from './placed-change'
import type { PlanChange } from './plan-change'
import { newestVersion, pauseOf, type PlanFile } from '../plan-file/plan-file'
import { frequencyOf } from '../plan-file/frequency'
import { sipNotAllowed } from './sip-renew'

const not = (text: string) => new Refusal('-410', text)

function refusal(file: PlanFile): Refusal | undefined {
  const newest = newestVersion(file)
  const pause = pauseOf(file)
  if (newest.state === 'COMPLETED')
    return not(t`This SIP has made its last instalment. Renew it to invest further.`)
  if (newest.state === 'ACTIVE' && !pause) return not(t`This SIP runs already.`)
  const first = nextDue(newest, file.changeFrom)
  if (!first) return not(t`Its last instalment would be over before it runs again. Start a new SIP.`)
  if (newest.state === 'ACTIVE' && pause?.to && first >= pause.to)
    return not(t`This SIP runs again anyway on ${{ to: formatDate(pause.to) }}.`)
  return waitingRefusal(file) ?? sipNotAllowed(file)
}

/** Lets a paused SIP run again before its time, or one that was cancelled or ended by failed debits. */
export const sipRestart: PlanChange<'SIP_RESTART'> = {
  kind: 'SIP_RESTART',
  planKind: 'SIP',
  action: 'restart',
  activity: 'SIP_MODIFICATION',
  terms: SipRestartTerms,
  beginsFrom: ['ACTIVE', 'PAUSED', 'CANCELLED'],
  invests: true,
  refusal,
  fault(file, { umrn }) {
    const terms = newestVersion(file)
    const { lastDue, everyMonths } = terms
    const firstDue = nextDue(terms, file.changeFrom) ?? file.changeFrom
    return payerRefusal(file, umrn, { terms, firstDue, lastDue, frequency: frequencyOf(everyMonths) })
  },
  steps: (file, { umrn }) => [
    { holdsFrom: file.changeFrom, terms: { ...termsOf(newestVersion(file)), state: 'ACTIVE', umrn } },
  ],
  inWords: (_terms, plan) => `restart ${plan}`,
}
