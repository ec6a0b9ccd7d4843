import { t } from '@portal/kernel/words'
import type { PurchaseOrder } from '@portal/contracts/orders/order'
import type { ReceiptWords } from '../../transaction/receipt/receipt-words'
import purchaseReceipt, { receiptRows } from '../lumpsum/receipt'

/** The receipt of a lump sum that tops a SIP up once. */
export default {
  ...purchaseReceipt,
  sections: (order) => [
    {
      title: '',
      rows: [...receiptRows(order), { label: t`Tops up`, value: t`SIP ${{ planId: order.planId ?? '' }}` }],
    },
  ],
  ofPlans: true,
} satisfies ReceiptWords<PurchaseOrder>
