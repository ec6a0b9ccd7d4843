import { mandateWorksText } from '@portal/contracts/format'
import { mandateBounds } from '@portal/contracts/validation'
import { formatRupeesRounded, type IconName } from '@portal/kernel'
import type { MandateKind, MandateMethod } from '@portal/contracts/mandates/mandate'

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
