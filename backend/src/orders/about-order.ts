import { t } from '@portal/contracts/words/macros'
import { formatRupees } from '@portal/contracts/format'
import type { About } from '../links/kinds/about'
import { ordersOf, purchasesOf } from './checkout.repository'
import { ownOrder } from './order-reader'
import { planNamed } from './scheme-plan'

/** What the e-mail of a link about a purchase names: the order, its fund, and what is paid with it in one go. */
export const aboutOrder: About = async ({ db, clock }, pan, orderId) => {
  const order = await ownOrder(db, pan, orderId)
  const { scheme } = await planNamed(db, order.schemePlanCode, clock.today())
  const amount = order.amount === null ? '' : `${formatRupees(order.amount)} for `
  const together = purchasesOf(await ordersOf(db, order.checkoutId))
  const total = together.reduce((sum, each) => sum + (each.amount ?? 0), 0)
  const inAll =
    together.length > 1 ? t`, ${{ total: formatRupees(total) }} with the orders paid together with it` : ''
  return t`Order ${{ orderNumber: order.orderNumber }}: ${amount}${{ name: scheme.name }}${inAll}`
}
