import { href, routes, type Step } from '@portal/kernel'

const labels = ['Fund', 'Code', 'Folio', 'Pay'] as const
type Label = (typeof labels)[number]

/** The steps of quick invest, seen from one of them. */
export const quickInvestSteps = (at: Label): { steps: Step[]; current: number } => ({
  steps: labels.map((label) => ({
    label,
    ...(label === 'Fund' && at === 'Code' && { to: href(routes.quickInvest) }),
  })),
  current: labels.indexOf(at),
})
