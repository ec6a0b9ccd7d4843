import { href, routes } from '@portal/kernel'

/** The way back from every page of a change. */
export const plansBack = { to: href(routes.systematicPlans), label: 'My systematic plans' }
