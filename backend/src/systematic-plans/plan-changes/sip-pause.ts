import { t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import { SipPauseTerms } from '@portal/contracts/systematic-plans/plan-change-terms'
import { formatDate } from '@portal/contracts/format'
import { Refusal } from '../../platform/refusal'
import { renewedRefusal, waitingRefusal } from './change-refusals'
import { pauseChoices } from './pause-until'
import { termsOf } from './placed-change'
import type { PlanChange } from './plan-change'
import { newestVersion, pauseOf, type PlanFile } from '../plan-file/plan-file'

function refusal(file: PlanFile): Refusal | undefined {
  if (file.plan.isSmart) return new Refusal('-402', message('smartSipCannotPause'))
  const runs = newestVersion(file).state === 'ACTIVE' && !pauseOf(file)
  if (!runs || !pauseChoices(file).length) return new Refusal('-401', message('sipCannotPause'))
  return waitingRefusal(file) ?? renewedRefusal(file)
}

/** Leaves out instalments until a due date, on which the SIP runs again by itself. */
export const sipPause: PlanChange<'SIP_PAUSE'> = {
  kind: 'SIP_PAUSE',
  planKind: 'SIP',
  action: 'pause',
  activity: 'SIP_PAUSE',
  terms: SipPauseTerms,
  beginsFrom: ['ACTIVE'],
  invests: false,
  refusal,
  fault: (file, { pauseUntil }) =>
    pauseChoices(file).includes(pauseUntil)
      ? undefined
      : new Refusal(
          '-409',
          t`A pause cannot last until that date. Choose one of the due dates that we offer.`,
        ),
  steps(file, { pauseUntil }) {
    const terms = termsOf(newestVersion(file))
    return [
      { holdsFrom: file.changeFrom, terms: { ...terms, state: 'PAUSED' } },
      { holdsFrom: pauseUntil, terms: { ...terms, state: 'ACTIVE' } },
    ]
  },
  inWords: ({ pauseUntil }, plan) => t`pause ${plan} until ${{ pauseUntil: formatDate(pauseUntil) }}`,
}
