import type { NewAccount } from '../../new-folios/draft-content'
import type { ReadyFolio } from '../../new-folios/folio-of-draft'

/** What an order that opens a folio needs to know when its money comes. */
export interface NewFolioPlan {
  /** The id of a known account, or all of a new one. */
  bank: string | NewAccount
  /** The folio whose nominees are taken over; null: the investor opted out, or it is a draft's. */
  nomineesFrom: string | null
  /** The draft that describes the folio; absent: the order does. */
  draft?: ReadyFolio
}
