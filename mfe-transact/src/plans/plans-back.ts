import { errandOfVisit, href, routes } from '@portal/kernel'

/** The way back from every page of a change; the visit of a link goes to what can be renewed. */
export const plansBack = () =>
  errandOfVisit()
    ? { to: href(routes.renewSipList), label: 'SIPs to renew' }
    : { to: href(routes.systematicPlans), label: 'My systematic plans' }
