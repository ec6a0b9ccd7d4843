import { t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import { formatDate } from '@portal/contracts/format'
import type { FolioBank, FolioFacts } from '../../folios/folio-reader'
import { Refusal } from '../../platform/refusal'

/** The account of a folio that is paid. Throws the refusal of one that it does not have. */
function paidBank({ banks }: FolioFacts, bankId: string): FolioBank {
  const bank = banks.find((each) => each.bankId === bankId)
  if (!bank) throw new Refusal('-375', t`This bank account is not in the folio. Choose one of its accounts.`)
  return bank
}

/** Throws the refusal of an account that the folio does not have, or that is too new to be paid. */
export function refuseBank(folio: FolioFacts, bankId: string, today: string): void {
  const { usableFrom } = paidBank(folio, bankId)
  if (usableFrom > today)
    throw new Refusal('-376', message('bankCoolingPeriod', { date: formatDate(usableFrom) }))
}

/** The account as quotes name it. */
export function namedBank(folio: FolioFacts, id: string) {
  const { bankId, bankName, accountNumber } = paidBank(folio, id)
  return { bankId, bankName, accountLast4: accountNumber.slice(-4) }
}
