import { mandateWorksText } from '@portal/contracts/format'
import { mandateBounds } from '@portal/contracts/validation'
import {
  formatDate,
  formatRupeesRounded,
  type IconName,
  shortNumber,
  type PillTone,
  useFigures,
} from '@portal/kernel'
import type { Mandate, MandateKind, MandateMethod, MandateStatus } from '@portal/contracts/mandates/mandate'

export const kindNames: Readonly<Record<MandateKind, string>> = {
  EMANDATE: 'eMandate',
  UPI_AUTOPAY: 'UPI autopay',
  OTM: 'One-time mandate (OTM)',
}

/** How an investor tells the bank, with the kind of mandate that comes of it (S1.029). */
export const methods: Readonly<
  Record<MandateMethod, { title: string; description: string; icon: IconName; kind: MandateKind }>
> = {
  NETBANKING: {
    title: 'Net banking',
    description: 'Log in at your bank.',
    icon: 'bank',
    kind: 'EMANDATE',
  },
  DEBITCARD: {
    title: 'Debit card',
    description: 'Card number and the bank’s OTP',
    icon: 'card',
    kind: 'EMANDATE',
  },
  AADHAAR: {
    title: 'Aadhaar',
    description: 'OTP on the mobile linked with your Aadhaar',
    icon: 'fingerprint',
    kind: 'EMANDATE',
  },
  UPI: {
    title: 'UPI autopay',
    description: `Approve in your UPI app. Up to ${formatRupeesRounded(mandateBounds.UPI_AUTOPAY.max)} a debit.`,
    icon: 'qr',
    kind: 'UPI_AUTOPAY',
  },
  PAPER: {
    title: 'Signed form (OTM)',
    description: `Sign on paper and upload it. ${mandateWorksText(true)}`,
    icon: 'edit-document',
    kind: 'OTM',
  },
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
