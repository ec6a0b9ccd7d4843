import { errandOfVisit } from '@portal/kernel'

/** Whether a link opened this visit for one errand; quick invest goes on to the funds. */
export function isLinkVisit(): boolean {
  const errand = errandOfVisit()
  return errand !== undefined && errand !== 'quickInvest'
}
