import { t } from '@portal/contracts/words/macros'
import type { cartApi, CartTerms } from '@portal/contracts/cart/cart'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import type { InitiateAnswer } from '@portal/contracts/orders/order'
import type { CallContext } from '../platform/call-context'
import type { Platform } from '../platform/module'
import { badRequest } from '../platform/refusal'
import { earlierAnswer } from '../platform/idempotency'
import { initiateAll } from '../orders/initiate'
import { refuseKnownFolio } from '../orders/purchase/into-folio'
import { banksForAll, noCommonBank } from './common-banks'
import { takeItems } from './cart.repository'

type Body = RequestOf<typeof cartApi.multiScheme>

/**
 * Places the orders of a cart as one checkout, and takes them out of the cart. `intoNewFolio`: all of them go into a
 * folio that their payment opens, as the call's name says (decision 35).
 */
export async function placeCart(
  platform: Platform,
  body: Body,
  context: CallContext,
  intoNewFolio: boolean,
): Promise<InitiateAnswer> {
  const { orders, itemIds, ...confirmation } = body
  const { pan } = context.investor
  if (intoNewFolio) orders.forEach(refuseKnownFolio)
  if (!(await earlierAnswer(platform.db, context.idempotency))) await refuseApart(platform, pan, orders)
  return initiateAll(platform, orders, confirmation, context, (tx) => takeItems(tx, pan, itemIds))
}

/** Throws the refusal of orders that one payment, or one new folio, cannot serve. */
async function refuseApart(platform: Platform, pan: string, orders: readonly CartTerms[]): Promise<void> {
  const newFolios = orders.filter(({ folioNo }) => folioNo === null).map(({ newFolio }) => newFolio)
  if (new Set(newFolios.map((each) => JSON.stringify(each))).size > 1)
    throw badRequest(t`The orders of a cart open one new folio.`)
  const paid = orders.filter((order) => order.kind === 'LUMPSUM' || order.payFirstNow)
  if (paid.length > 1 && !(await banksForAll(platform, pan, paid)).length) throw noCommonBank()
}
