import { href, routes, type Step } from '@portal/kernel'

/** The steps to a mandate, seen from one of them. */
export function mandateSteps(current: 'bank' | 'mandate' | 'review' | 'approve') {
  const steps: Step[] = [
    { label: 'Bank', to: href(routes.eMandateBank) },
    { label: 'Mandate', to: href(routes.eMandateDetails) },
    { label: 'Review', to: href(routes.eMandateReview) },
    { label: 'Approve at the bank' },
  ]
  return { steps, current: ['bank', 'mandate', 'review', 'approve'].indexOf(current) }
}

export const flowTitle = 'Create eMandate'
export const flowContext =
  'Lets your SIPs be paid by themselves. You set the most that can leave your account.'
