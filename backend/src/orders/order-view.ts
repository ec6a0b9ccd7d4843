import type { Order } from '@portal/contracts/orders/order'
import { holderNames } from '../folios/folio-reader'
import { holdersOfReady } from '../folio-opening/folio-of-draft'
import { sayReason } from '../payments/failure-reasons'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { kindOf } from './kind-table'
import { lateNavOf } from './late-navs'
import { calledView } from './order-in-words'
import { adviceIn } from './order-reader'
import type { OrderRow } from './order.repository'
import { planNamed, schemeRef } from './scheme-plan'

/** One order, as the contract shows it. */
export async function orderView(tx: Tx, platform: Platform, order: OrderRow): Promise<Order> {
  const plan = await planNamed(tx, order.schemePlanCode, platform.clock.today())
  const { kind, orderNumber, folioNo, investorName, investorPan, investorEmail, investorMobile } = order
  const { failureReason, planId, dueOn, checkoutId } = order
  return {
    ...(await kindOf(kind).view(tx, platform, order, plan)),
    transactionId: order.id,
    checkoutId,
    orderNumber,
    kind,
    ...calledView(order),
    createdAt: order.createdAt.toISOString(),
    folioNo,
    isNewFolio: order.newFolio !== null,
    investorName,
    investorPan,
    investorEmail,
    investorMobile,
    distributorARN: order.distributorArn,
    ...adviceView(order),
    ...(await holdersView(tx, platform, order)),
    scheme: schemeRef(plan),
    cancelUntil: order.cancelUntil?.toISOString() ?? null,
    failureReason: failureReason && sayReason(failureReason),
    planId,
    dueOn,
    ...lateNavOf(order, platform.clock.now()),
  } as Order
}

/** Who else holds the folio; an order that is still to open one knows its draft. */
async function holdersView(
  tx: Tx,
  platform: Platform,
  { folioNo, newFolio }: OrderRow,
): Promise<Pick<Order, 'holders'>> {
  const drafted = async () => (newFolio?.draft ? holdersOfReady(platform, newFolio.draft) : [])
  const holders = folioNo === null ? await drafted() : await holderNames(tx, folioNo)
  return holders.length > 1 ? { holders } : {}
}

function adviceView(order: OrderRow): Pick<Order, 'advice'> {
  const advice = adviceIn(order)
  return advice ? { advice } : {}
}
