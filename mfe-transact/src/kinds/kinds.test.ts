import { textOf } from '@portal/kernel'
import type { Order } from '@portal/contracts/orders/order'
import {
  type OrderKindName,
  PurchaseState,
  RedemptionState,
  RegistrationState,
  SwitchState,
} from '@portal/contracts/orders/order-states'
import { sampleRedemption, sampleSwitch } from '../testing/sample-outflow'
import { sampleOrder } from '../testing/sample-order'
import { sampleRegistration } from '../testing/sample-sip'
import type { ReceiptWords } from '../transaction/receipt/receipt-words'
import { receiptOf } from '.'

const families: readonly (readonly [OrderKindName, object, readonly string[]])[] = [
  ...(['LUMPSUM', 'SIP_INSTALMENT', 'SOLUTION', 'SIP_TOP_UP_ONCE'] as const).map(
    (kind) => [kind, sampleOrder(), PurchaseState.options] as const,
  ),
  ...(['REDEEM', 'INSTA_REDEEM', 'SWP_INSTALMENT'] as const).map(
    (kind) => [kind, sampleRedemption(), RedemptionState.options] as const,
  ),
  ...(['SWITCH', 'STP_INSTALMENT', 'AUTO_SWITCH', 'REBALANCE', 'CHANGE_DIVIDEND'] as const).map(
    (kind) => [kind, sampleSwitch(), SwitchState.options] as const,
  ),
  ['SIP', sampleRegistration(), RegistrationState.options],
]

test.each(families)(
  'the receipt of %s says how the order stands in every state of it',
  async (kind, of, states) => {
    for (const state of states) {
      const order = { ...of, kind, state } as unknown as Order
      const words = (await receiptOf(order)()).default as ReceiptWords
      expect([state, textOf(words.status(order).text), words.headline(order).title]).toEqual([
        state,
        expect.stringMatching(/./),
        expect.stringMatching(/./),
      ])
    }
  },
)
