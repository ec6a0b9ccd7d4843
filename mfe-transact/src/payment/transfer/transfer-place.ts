import type { RouteReference } from '@portal/kernel'

/** Where to transfer the money of one order, or what to write on its cheque. */
export const transferPlace: RouteReference<'order'> = { path: '/home/transaction/neft', query: ['order'] }
