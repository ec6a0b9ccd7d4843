import type { FolioNominee } from '../../folios/folio-reader'
import type { NewAccount } from '../../folio-opening/draft-content'
import type { ReadyFolio } from '../../folio-opening/folio-of-draft'

/** What an order that opens a folio needs to know when its money comes. */
export interface NewFolioPlan {
  /** The id of a known account, or all of a new one. */
  bank: string | NewAccount
  /** The folio whose nominees are taken over; null: others are named, the investor opted out, or it is a draft's. */
  nomineesFrom: string | null
  /** Those that the order names; absent: none. */
  nominees?: readonly FolioNominee[]
  /** The draft that describes the folio; absent: the order does. */
  draft?: ReadyFolio
}
