import { scopeOfVisit, readStored } from '@portal/kernel'
import * as z from 'zod/mini'

/** Whether a link opened this visit for one task; quick invest goes on to the funds. */
export function isLinkVisit(): boolean {
  const sessionScope = scopeOfVisit()
  return sessionScope !== undefined && sessionScope !== 'quickInvest'
}

/** The campaigns that led to this visit and to its log-in, for the orders of it (S7.009); null where none did. */
export const campaign = () => ({
  utmTxnId: readStored('utmReferenceId', z.string()) ?? null,
  utmLoginTxnId: readStored('utmLoginReferenceId', z.string()) ?? null,
})
