import type { OrderInWords } from '../identity/confirmed-subject'
import { confirmedKinds } from './kinds'

/** Every kind of order has words of its own. */
export const orderInWords: OrderInWords = async (at, order) => confirmedKinds[order.kind].inWords(order, at)
