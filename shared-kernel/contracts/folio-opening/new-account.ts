import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { buyingScopes } from '../identity/session-scope'
import { ChequeState, NewBank } from './new-folio'
import { DocumentId } from '../service-requests/service-request'

const call = { method: 'POST', token: 'session', envelope: true, sessionScopes: buyingScopes } as const
const answer = z.object({ cheque: ChequeState })

/** The account of a folio that is still to be opened: whose it is comes before any code (S8.029). */
export const newAccountApi = {
  checkAccount: endpoint({
    ...call,
    summary: 'Sends Rs 1 to a new account, and hears whether a cheque has to show whose it is',
    path: 'transaction/newFolio/checkAccount',
    request: z.object({ account: NewBank }),
    response: answer,
  }),
  verifyAccount: endpoint({
    ...call,
    summary: 'Gives a person the cheque of a new account whose bank has another name',
    path: 'transaction/newFolio/proveAccount',
    request: z.object({ account: NewBank, chequeId: DocumentId }),
    response: answer,
  }),
}
