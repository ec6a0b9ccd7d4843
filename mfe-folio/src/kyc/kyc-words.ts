import type { PillTone, Text } from '@portal/kernel'
import { msg } from '@portal/kernel/words'
import type { KycStatus } from '@portal/contracts/kyc/kyc-status'
import type { KycMessage } from '@portal/contracts/kyc/kyc-words'

interface StatusWords {
  tone: PillTone
  /** As the pill says it. */
  name: Text
  /** What it means. */
  means: Text
  /** What the investor may do (S4.057 to S4.059). */
  may: Text
  /** What to do next; null where there is nothing to be done. */
  next: Text | null
}

/** Each word of the registry in the investor's. */
export const statusWords: Readonly<Record<KycStatus, StatusWords>> = {
  Validated: {
    tone: 'positive',
    name: msg`Validated`,
    means: msg`The agency confirmed your Aadhaar, your PAN and your contact details.`,
    may: msg`You can invest with any fund house.`,
    next: null,
  },
  Registered: {
    tone: 'info',
    name: msg`Registered`,
    means: msg`Your KYC Status is Registered but not validated`,
    may: msg`You can invest with the fund houses you are with. A new one needs fresh documents.`,
    next: msg`Update your KYC with Aadhaar, and any fund house accepts it.`,
  },
  'Under Process': {
    tone: 'info',
    name: msg`Under process`,
    means: msg`The agency is checking your documents.`,
    may: msg`You can choose a fund. You can buy once your KYC is verified.`,
    next: msg`Check again in two days. We also tell you by e-mail and SMS.`,
  },
  'On-Hold': {
    tone: 'warning',
    name: msg`On hold`,
    means: msg`Something in your KYC is missing, or could not be confirmed.`,
    may: msg`You cannot buy, redeem or switch until it is complete.`,
    next: msg`Complete it online. It usually takes 10 minutes.`,
  },
  Rejected: {
    tone: 'negative',
    name: msg`Rejected`,
    means: msg`The agency could not accept your documents.`,
    may: msg`You cannot buy, redeem or switch until your KYC is done again.`,
    next: msg`Do it again with new documents. It usually takes 10 minutes.`,
  },
  'Not Available': {
    tone: 'warning',
    name: msg`Not done`,
    means: msg`No KYC agency has a record of you.`,
    may: msg`You cannot invest until your KYC is done.`,
    next: msg`Do it once, for all mutual funds. It usually takes 10 minutes.`,
  },
}

interface MessageWords {
  title: Text
  text: Text
  button: Text
}

const incomplete: MessageWords = {
  title: msg`Your KYC is not complete`,
  text: msg`Your KYC verification is not completed. Please click below to complete KYC verification.`,
  button: msg`Complete KYC verification`,
}

/** What an investor reads of a KYC under way (S4.053, S4.054, S4.056). */
export const messageWords: Readonly<Record<KycMessage, MessageWords>> = {
  PENDING: {
    title: msg`Your KYC is being checked`,
    text: msg`Your KYC verification is in Process. Please click below to start Investing.`,
    button: msg`Start investing`,
  },
  DRAFT: incomplete,
  INCOMPLETE: incomplete,
  COMPLETED: {
    title: msg`Your KYC is complete`,
    text: msg`Your KYC verification is completed. Please click below to start Investing.`,
    button: msg`Start investing`,
  },
}
