import { atom } from 'jotai'
import { RESET } from 'jotai/utils'
import * as z from 'zod/mini'
import { FolioNumber, Paise, SchemePlanCode } from '../../contracts/common'
import { NewFolio } from '../../contracts/new-folio'
import { clearTwoFactor } from '../session/public'
import { persistedAtom, type PersistedUpdate } from './persisted-atom'

/** A lump sum on its way from the amount to the receipt (S3.032 to S3.041, as far as it has begun). */
const NewTransactionDraft = z.object({
  transactionType: z.literal('LUMPSUM'),
  schemePlanCode: z.nullable(SchemePlanCode),
  /** null: not chosen yet. */
  folioNo: z.nullable(z.union([FolioNumber, z.literal('new')])),
  /** Bank and nomination of the folio that the order opens. */
  newFolio: z.nullable(NewFolio),
  /** In integer paise. */
  amount: z.nullable(Paise),
  /** Made when the review page opens, so that a double click, a retry and a reload give one order. */
  idempotencyKey: z.nullable(z.string()),
  /** The `transactionId` of the order, once it is placed. */
  orderId: z.nullable(z.string()),
  quickInvest: z.boolean(),
  isClickedBack: z.boolean(),
})
export type NewTransactionDraft = z.infer<typeof NewTransactionDraft>

const nothingYet: NewTransactionDraft = {
  transactionType: 'LUMPSUM',
  schemePlanCode: null,
  folioNo: null,
  newFolio: null,
  amount: null,
  idempotencyKey: null,
  orderId: null,
  quickInvest: false,
  isClickedBack: false,
}

const draft = persistedAtom('newTransaction', NewTransactionDraft, nothingYet)

/** The draft of the transaction; RESET clears it together with the stored two-factor details (S3.042). */
export const newTransactionDraftAtom = atom(
  (get) => get(draft),
  (_get, set, update: PersistedUpdate<NewTransactionDraft>) => {
    if (update === RESET) clearTwoFactor()
    set(draft, update)
  },
)
