import { href, routes, type Step } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'

/** The steps to a mandate, seen from one of them. */
export function mandateSteps(current: 'bank' | 'mandate' | 'review' | 'approve') {
  const steps: Step[] = [
    { label: t`Bank`, to: href(routes.eMandateBank) },
    { label: t`Mandate`, to: href(routes.eMandateDetails) },
    { label: t`Review`, to: href(routes.eMandateReview) },
    { label: t`Approve at the bank` },
  ]
  return { steps, current: ['bank', 'mandate', 'review', 'approve'].indexOf(current) }
}

export const flowTitle = msg`Create eMandate`
export const flowContext = msg`Lets your SIPs be paid by themselves. You set the most that can leave your account.`
