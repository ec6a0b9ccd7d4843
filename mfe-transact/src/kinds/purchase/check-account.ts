import { message, queryFor, type useQueryClient } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { bankApi } from '@portal/contracts/mandates/bank'
import { newAccountApi } from '@portal/contracts/folio-opening/new-account'
import type { Figures } from '@portal/contracts/support/figures'
import type { NewFolio } from '@portal/contracts/folio-opening/new-folio'
import { accountNumber, errorAt } from './refused-fields'

type Client = ReturnType<typeof useQueryClient>
type NewAccount = Extract<Extract<NewFolio, { bank: unknown }>['bank'], { ifscCode: string }>

/** The branch of a new account. @throws ApiError when no branch has its IFSC */
export const branchOf = (client: Client, { ifscCode }: NewAccount) =>
  client.fetchQuery({ ...queryFor(bankApi.ifsc, { ifscCode }), staleTime: Infinity })

const inReviewText = (figures: Figures | undefined): string =>
  figures
    ? message('chequeInReview', { days: figures.answerBusinessDays })
    : t`We are looking at the cheque of this account.`

/**
 * What is said of a new account that is not known to be the investor's: whose it is comes before a one-time code is
 * spent on it, and where its bank has another name the part of the folio takes a cheque (S8.029).
 */
export async function faultsOf(
  client: Client,
  account: NewAccount,
  figures: Figures | undefined,
): Promise<object | undefined> {
  const { cheque } = await client.fetchQuery({
    ...queryFor(newAccountApi.checkAccount, { account }),
    // A person may have seen the cheque meanwhile.
    staleTime: 0,
  })
  if (cheque === 'notNeeded') return undefined
  return errorAt(accountNumber, cheque === 'wanted' ? message('nameMatchFailed') : inReviewText(figures))
}
