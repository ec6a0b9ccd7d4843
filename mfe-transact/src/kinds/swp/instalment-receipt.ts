import type { RedemptionOrder } from '@portal/kernel/contracts/order'
import type { ReceiptWords } from '../../transaction/receipt/receipt-words'
import { redeemReceipt } from '../redeem/receipt'

/** The receipt of a redemption that an SWP made. */
const swpInstalmentReceipt: ReceiptWords<RedemptionOrder> = {
  ...redeemReceipt,
  label: 'Your SWP instalment',
}

export default swpInstalmentReceipt
