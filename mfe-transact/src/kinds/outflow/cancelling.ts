import { t } from '@portal/kernel/words'
import { orderApi } from '@portal/contracts/orders/order'
import type { Cancelling } from '../../transaction/receipt/receipt-words'

/** What is said where units wait for their NAV. */
const unitsWait = () => ({
  undoes: t`Nothing is sold, and the units are free again at once.`,
  afterwards: t`Its units are sold at the NAV of that day.`,
})

export const cancelRedemption = (): Cancelling => ({
  endpoint: orderApi.cancelRedeem,
  activity: 'CANCEL_REDEEM',
  thing: 'redemption',
  ...unitsWait(),
})

export const cancelSwitch = (): Cancelling => ({
  endpoint: orderApi.cancelSwitch,
  activity: 'CANCEL_SWITCH',
  thing: 'switch',
  ...unitsWait(),
})
