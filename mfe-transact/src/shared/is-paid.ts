import type { PurchaseOrder } from '@portal/kernel/contracts/order'

/** Whether the order has a receipt: its money is here. */
export const isPaid = ({ state }: Pick<PurchaseOrder, 'state'>): boolean =>
  state === 'paid' || state === 'allotted'
