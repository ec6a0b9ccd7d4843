import type { PillTone } from '@portal/kernel'
import type { KycStatus } from '@portal/contracts/kyc/kyc-status'
import type { KycMessage } from '@portal/contracts/kyc/kyc-words'

interface StatusWords {
  tone: PillTone
  /** As the pill says it. */
  name: string
  /** What it means. */
  means: string
  /** What the investor may do (S4.057 to S4.059). */
  may: string
  /** What to do next; null where there is nothing to be done. */
  next: string | null
}

/** Each word of the registry in the investor's. */
export const statusWords: Readonly<Record<KycStatus, StatusWords>> = {
  Validated: {
    tone: 'positive',
    name: 'Validated',
    means: 'The agency confirmed your Aadhaar, your PAN and your contact details.',
    may: 'You can invest with any fund house.',
    next: null,
  },
  Registered: {
    tone: 'info',
    name: 'Registered',
    means: 'Your KYC Status is Registered but not validated',
    may: 'You can invest with the fund houses you are with. A new one needs fresh documents.',
    next: 'Update your KYC with Aadhaar, and any fund house accepts it.',
  },
  'Under Process': {
    tone: 'info',
    name: 'Under process',
    means: 'The agency is checking your documents.',
    may: 'You can choose a fund. You can buy once your KYC is verified.',
    next: 'Check again in two days. We also tell you by e-mail and SMS.',
  },
  'On-Hold': {
    tone: 'warning',
    name: 'On hold',
    means: 'Something in your KYC is missing, or could not be confirmed.',
    may: 'You cannot buy, redeem or switch until it is complete.',
    next: 'Complete it online. It usually takes 10 minutes.',
  },
  Rejected: {
    tone: 'negative',
    name: 'Rejected',
    means: 'The agency could not accept your documents.',
    may: 'You cannot buy, redeem or switch until your KYC is done again.',
    next: 'Do it again with new documents. It usually takes 10 minutes.',
  },
  'Not Available': {
    tone: 'warning',
    name: 'Not done',
    means: 'No KYC agency has a record of you.',
    may: 'You cannot invest until your KYC is done.',
    next: 'Do it once, for all mutual funds. It usually takes 10 minutes.',
  },
}

interface MessageWords {
  title: string
  text: string
  button: 'Start investing' | 'Complete KYC verification'
}

const incomplete: MessageWords = {
  title: 'Your KYC is not complete',
  text: 'Your KYC verification is not completed. Please click below to complete KYC verification.',
  button: 'Complete KYC verification',
}

/** What an investor reads of a KYC under way (S4.053, S4.054, S4.056). */
export const messageWords: Readonly<Record<KycMessage, MessageWords>> = {
  PENDING: {
    title: 'Your KYC is being checked',
    text: 'Your KYC verification is in Process. Please click below to start Investing.',
    button: 'Start investing',
  },
  DRAFT: incomplete,
  INCOMPLETE: incomplete,
  COMPLETED: {
    title: 'Your KYC is complete',
    text: 'Your KYC verification is completed. Please click below to start Investing.',
    button: 'Start investing',
  },
}
