import { mandateWorksText } from '@portal/contracts/format'
import { mandateBounds } from '@portal/contracts/validation'
import { formatRupeesRounded, type IconName, type Text } from '@portal/kernel'
import type { MandateKind, MandateMethod } from '@portal/contracts/mandates/mandate'
import { msg, t } from '@portal/kernel/words'

/** How an investor tells the bank, with the kind of mandate that comes of it (S1.029). */
export const methods: Readonly<
  Record<MandateMethod, { title: Text; description: () => string; icon: IconName; kind: MandateKind }>
> = {
  NETBANKING: {
    title: msg`Net banking`,
    description: () => t`Log in at your bank.`,
    icon: 'bank',
    kind: 'EMANDATE',
  },
  DEBITCARD: {
    title: msg`Debit card`,
    description: () => t`Card number and the bank’s OTP`,
    icon: 'card',
    kind: 'EMANDATE',
  },
  AADHAAR: {
    title: msg`Aadhaar`,
    description: () => t`OTP on the mobile linked with your Aadhaar`,
    icon: 'fingerprint',
    kind: 'EMANDATE',
  },
  UPI: {
    title: msg`UPI autopay`,
    description: () => {
      const most = formatRupeesRounded(mandateBounds.UPI_AUTOPAY.max)
      return t`Approve in your UPI app. Up to ${most} a debit.`
    },
    icon: 'qr',
    kind: 'UPI_AUTOPAY',
  },
  PAPER: {
    title: msg`Signed form (OTM)`,
    description: () => {
      const whenItWorks = mandateWorksText(true)
      return t`Sign on paper and upload it. ${whenItWorks}`
    },
    icon: 'edit-document',
    kind: 'OTM',
  },
}
