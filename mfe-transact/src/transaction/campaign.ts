import { readStored } from '@portal/kernel'
import * as z from 'zod/mini'

/** The reference of the campaign that led to this visit, for the orders of it (S7.009); null where none did. */
export const campaign = () => ({
  utmTxnId: readStored('utmReferenceId', z.string()) ?? null,
})
