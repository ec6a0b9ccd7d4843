import * as z from 'zod/mini'
import { limits } from '../validation/limits'
import { Paise, Pan, AnswerText } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { Advice, SipGoal } from '../schemes/investment'
import { ConfirmedByCode, InitiateAnswer, SchemeRef } from '../orders/order'
import { LumpsumTerms, SipTerms } from '../orders/order-terms'
import { LumpsumQuote } from '../orders/purchase'
import { InvestmentMode } from '../schemes/scheme-selection'
import { SipQuote } from '../systematic-plans/sip'

/** What a cart can hold: a lump sum, or a SIP. */
export const CartTerms = z.discriminatedUnion('kind', [LumpsumTerms, SipTerms])
export type CartTerms = z.infer<typeof CartTerms>

/** S3.052: one scheme of the cart, as it would be ordered now, and what the server says to it. Money in paise. */
export const CartItem = z.object({
  itemId: AnswerText,
  /** What is ordered; the first debit of a SIP has moved on where its day has passed meanwhile. */
  investDetails: CartTerms,
  investmentMode: InvestmentMode,
  distributorInfo: z.nullable(Advice),
  sipGoal: z.nullable(SipGoal),
  /** Null: the scheme is not offered any more. */
  scheme: z.nullable(SchemeRef),
  lumpsum: z.nullable(LumpsumQuote),
  sip: z.nullable(SipQuote),
  /** Why it cannot be ordered now, and so is not counted. */
  refusal: z.nullable(z.object({ code: AnswerText, message: AnswerText })),
  /** The least that can be invested. */
  minimum: Paise,
  toPay: Paise,
})
export type CartItem = z.infer<typeof CartItem>

export const Cart = z.object({
  items: z.array(CartItem).check(z.maxLength(limits.entries.cartSchemes)),
  /** Of the orders that count: what is paid today, and the stamp duty in it. */
  toPay: Paise,
  stampDuty: Paise,
  /** The rate of stamp duty as texts name it: "0.005". */
  stampDutyPercent: AnswerText,
  /** Why one payment cannot pay them together, though each could be ordered. */
  refusal: z.nullable(z.object({ code: AnswerText, message: AnswerText })),
})
export type Cart = z.infer<typeof Cart>

const itemId = z.string().check(z.maxLength(36))
const change = <Shape extends z.ZodMiniType>(path: string, summary: string, request: Shape) =>
  endpoint({ summary, method: 'POST', path, token: 'session', envelope: true, request, response: Cart })

const order = (path: string, summary: string) =>
  endpoint({
    summary,
    method: 'POST',
    path,
    token: 'session',
    envelope: true,
    loader: true,
    idempotent: true,
    request: z.extend(ConfirmedByCode, {
      orders: z.array(CartTerms).check(z.minLength(1), z.maxLength(limits.entries.cartSchemes)),
      /** What leaves the cart with it. */
      itemIds: z.array(itemId).check(z.maxLength(limits.entries.cartSchemes)),
    }),
    response: InitiateAnswer,
  })

export const cartApi = {
  cart: change(
    'transaction/cart',
    'The cart of the investor, priced as of now',
    z.object({ panNumber: Pan }),
  ),
  add: change('transaction/cart/add', 'Puts an order into the cart', z.object({ investDetails: CartTerms })),
  change: change(
    'transaction/cart/change',
    'Changes an order of the cart',
    z.object({ itemId, investDetails: CartTerms }),
  ),
  remove: change('transaction/cart/remove', 'Takes an order out of the cart', z.object({ itemId })),
  multiScheme: order(
    'transaction/initiate/multiScheme',
    'Places orders of up to ten schemes, which one code confirms and one payment pays',
  ),
  multiCart: order(
    'transaction/instantFolio/multiCart',
    'The same for orders that all go into a folio which their payment opens',
  ),
}
