import * as z from 'zod/mini'
import { AccountType, BusinessDate, FolioNumber, Pan, AnswerText } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { Requested, DocumentId, RequestId } from '../service-requests/service-request'

const Ifsc = z.string().check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/))
const BankId = z.string().check(z.maxLength(60))
export const NewAccount = z.object({
  ifscCode: Ifsc,
  accountNumber: z.string().check(z.regex(/^\d{6,18}$/)),
  accountType: AccountType,
})
export type NewAccount = z.infer<typeof NewAccount>

/** An account of a folio, with what may be done with it. */
export const FolioBankView = z.object({
  bankId: BankId,
  bankName: AnswerText,
  ifscCode: AnswerText,
  branchName: AnswerText,
  branchCity: AnswerText,
  accountType: AccountType,
  accountLast4: AnswerText,
  isDefault: z.boolean(),
  /** The first day on which it can be used, while that is still to come. */
  usableFrom: z.nullable(BusinessDate),
  /** Why it cannot be deleted; null where it can. */
  whyKept: z.nullable(AnswerText),
})
export type FolioBankView = z.infer<typeof FolioBankView>

const call = { method: 'POST', token: 'session', envelope: true } as const

/** S7.043, S7.044 */
export const folioBankApi = {
  banks: endpoint({
    ...call,
    summary: 'The bank accounts of every folio of the investor, and whether one can be added now',
    path: 'investor/getBanks',
    request: z.object({ panNumber: Pan }),
    response: z.object({
      folios: z.array(
        z.object({
          folioNo: FolioNumber,
          canChange: z.boolean(),
          /** Why no account can be added now; null where one can. */
          whyNoMore: z.nullable(AnswerText),
          banks: z.array(FolioBankView),
        }),
      ),
    }),
  }),
  verify: endpoint({
    ...call,
    summary: 'Sends Rs 1 to an account and hears whether it is in the name of the first holder',
    path: 'investor/pennydropVerification',
    request: z.object({ folioNo: FolioNumber, account: NewAccount }),
    response: z.object({
      bankName: AnswerText,
      branchName: AnswerText,
      branchCity: AnswerText,
      /** False: the bank has another name, so a cheque has to prove it. */
      nameMatches: z.boolean(),
    }),
  }),
  add: endpoint({
    ...call,
    summary: 'Asks for one more account in a folio; one of another name comes with a cheque',
    path: 'investor/addBank',
    request: z.object({
      folioNo: FolioNumber,
      account: NewAccount,
      chequeDocumentId: z.nullable(DocumentId),
    }),
    response: Requested,
  }),
  setDefault: endpoint({
    ...call,
    summary: 'Asks that redemptions of a folio are paid to another of its accounts',
    path: 'investor/setBankDefault',
    request: z.object({ folioNo: FolioNumber, bankId: BankId }),
    response: Requested,
  }),
  remove: endpoint({
    ...call,
    summary: 'Asks that an account leaves a folio',
    path: 'investor/delete/bank',
    request: z.object({ folioNo: FolioNumber, bankId: BankId }),
    response: Requested,
  }),
  uploadCheque: endpoint({
    ...call,
    summary: 'Adds the uploaded image of a cheque to a request about a bank account that waits for it',
    path: 'investor/uploadCheque',
    request: z.object({ requestId: RequestId, documentId: DocumentId }),
    response: Requested,
  }),
  updateDetails: endpoint({
    ...call,
    summary: 'Asks that the type of an account is corrected',
    path: 'investor/update/bankDetails',
    request: z.object({ folioNo: FolioNumber, bankId: BankId, accountType: AccountType }),
    response: Requested,
  }),
  updateIfsc: endpoint({
    ...call,
    summary: 'Asks for the new IFSC of an account after its bank or branch has merged',
    path: 'investor/update/ifsc',
    request: z.object({ folioNo: FolioNumber, bankId: BankId, ifscCode: Ifsc }),
    response: Requested,
  }),
}
