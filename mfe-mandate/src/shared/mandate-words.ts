import { formatDate, shortNumber, type PillTone, type Text, useFigures } from '@portal/kernel'
import type {
  Mandate,
  MandateFrequency,
  MandateKind,
  MandateStatus,
} from '@portal/contracts/mandates/mandate'
import { msg, plural } from '@portal/kernel/words'

export const kindNames: Readonly<Record<MandateKind, Text>> = {
  EMANDATE: msg`eMandate`,
  UPI_AUTOPAY: msg`UPI autopay`,
  OTM: msg`One-time mandate (OTM)`,
}

export const statusWords: Readonly<Record<MandateStatus, { word: Text; tone: PillTone }>> = {
  ACTIVE: { word: msg`Active`, tone: 'positive' },
  INACTIVE: { word: msg`Inactive`, tone: 'neutral' },
  EXPIRED: { word: msg`Expired`, tone: 'neutral' },
  'PENDING REGISTRATION': { word: msg`Pending registration`, tone: 'warning' },
}

/** How often the bank may be asked. */
export const frequencyNames: Readonly<Record<MandateFrequency, Text>> = {
  'As presented': msg`As presented`,
  Monthly: msg`Monthly`,
  Quarterly: msg`Quarterly`,
  'Half Yearly': msg`Half Yearly`,
  Yearly: msg`Yearly`,
}

export const accountName = ({ bankName, accountLast4 }: Pick<Mandate, 'bankName' | 'accountLast4'>) =>
  `${bankName} ${shortNumber(accountLast4)}`

export const validWords = ({ validFrom, validTill }: Pick<Mandate, 'validFrom' | 'validTill'>) =>
  `${formatDate(validFrom)} – ${formatDate(validTill)}`

/** That a debit is announced, as long before it as the server says; undefined until the figures are there. */
export function useDebitNotice(): string | undefined {
  const hours = useFigures()?.debitNoticeHours
  if (hours === undefined) return undefined
  return plural(hours, {
    one: 'We tell you # hour before each debit.',
    other: 'We tell you # hours before each debit.',
  })
}
