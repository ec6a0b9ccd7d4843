import type { PurchaseOrder } from '@portal/contracts/orders/order'
import type { ReceiptWords } from '../../transaction/receipt/receipt-words'
import purchaseReceipt, { receiptRows } from '../lumpsum/receipt'

/** The receipt of a lump sum that tops a SIP up once. */
export default {
  ...purchaseReceipt,
  sections: (order) => [
    { title: '', rows: [...receiptRows(order), { label: 'Tops up', value: `SIP ${order.planId ?? ''}` }] },
  ],
  ofPlans: true,
} satisfies ReceiptWords<PurchaseOrder>
