import { formatDate, shortNumber, type PillTone, useFigures } from '@portal/kernel'
import type { Mandate, MandateKind, MandateStatus } from '@portal/contracts/mandates/mandate'

export const kindNames: Readonly<Record<MandateKind, string>> = {
  EMANDATE: 'eMandate',
  UPI_AUTOPAY: 'UPI autopay',
  OTM: 'One-time mandate (OTM)',
}

export const statusWords: Readonly<Record<MandateStatus, { word: string; tone: PillTone }>> = {
  ACTIVE: { word: 'Active', tone: 'positive' },
  INACTIVE: { word: 'Inactive', tone: 'neutral' },
  EXPIRED: { word: 'Expired', tone: 'neutral' },
  'PENDING REGISTRATION': { word: 'Pending registration', tone: 'warning' },
}

export const accountName = ({ bankName, accountLast4 }: Pick<Mandate, 'bankName' | 'accountLast4'>) =>
  `${bankName} ${shortNumber(accountLast4)}`

export const validWords = ({ validFrom, validTill }: Pick<Mandate, 'validFrom' | 'validTill'>) =>
  `${formatDate(validFrom)} – ${formatDate(validTill)}`

/** That a debit is announced, as long before it as the server says; undefined until the figures are there. */
export function useDebitNotice(): string | undefined {
  const hours = useFigures()?.debitNoticeHours
  return hours === undefined ? undefined : `We tell you ${hours} hours before each debit.`
}
