import type { SwitchOrder } from '@portal/kernel/contracts/order'
import type { ReceiptWords } from '../../transaction/receipt/receipt-words'
import { switchReceipt } from '../switch/receipt'

/** The receipt of a switch that an STP made. */
const stpInstalmentReceipt: ReceiptWords<SwitchOrder> = {
  ...switchReceipt,
  label: 'Your STP instalment',
}

export default stpInstalmentReceipt
