import { cartApi } from '@portal/contracts/cart/cart'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { addItem, changeItem, removeItems } from './cart.repository'
import { cartOf } from './cart-view'
import { placeCart } from './place-cart'

/** The calls about a cart of up to ten schemes. */
export function registerCartCalls(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform
  implement(app, platform, cartApi, {
    cart: (_body, { investor }) => cartOf(platform, investor.pan),
    async add({ investDetails }, { investor: { pan } }) {
      await addItem(db, pan, investDetails, clock.now())
      return cartOf(platform, pan)
    },
    async change({ itemId, investDetails }, { investor: { pan } }) {
      await changeItem(db, pan, itemId, investDetails)
      return cartOf(platform, pan)
    },
    async remove({ itemId }, { investor: { pan } }) {
      await removeItems(db, pan, [itemId])
      return cartOf(platform, pan)
    },
    multiScheme: (body, context) => placeCart(platform, body, context, false),
    multiCart: (body, context) => placeCart(platform, body, context, true),
  })
}
