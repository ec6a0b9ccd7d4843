import type { RouteReference } from '@portal/kernel'

/** Where the investment that was entered is changed: the invest page on its draft (S2.041). */
export const editInvestment: RouteReference = { path: '/home/transaction/edit-investment', query: [] }
