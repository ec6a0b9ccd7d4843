import type { Investor } from '@portal/contracts/identity/auth'

type KycStatus = Investor['kycStatus']

export interface KycNote {
  tone: 'warning' | 'info'
  title: string
  text: string
  /** Whether there is something for the investor to do about it. */
  needsHelp: boolean
}

const notes: Readonly<Record<KycStatus, KycNote | null>> = {
  Validated: null,
  Registered: {
    tone: 'info',
    title: 'Your KYC Status is Registered but not validated',
    text: 'You can keep investing with us. Another fund house may ask you to validate it first.',
    needsHelp: false,
  },
  'Under Process': {
    tone: 'info',
    title: 'Your KYC is being checked',
    text: 'The KYC agency usually takes one to three business days. Until then you can look at the funds.',
    needsHelp: false,
  },
  'On-Hold': {
    tone: 'warning',
    title: 'Your KYC is on hold',
    text: 'You cannot invest until it is complete. You can complete it online, usually in 10 minutes.',
    needsHelp: true,
  },
  Rejected: {
    tone: 'warning',
    title: 'Your KYC was rejected',
    text: 'You cannot invest until it is complete. You can do it again online, with new documents.',
    needsHelp: true,
  },
  'Not Available': {
    tone: 'warning',
    title: 'Your KYC is not done yet',
    text: 'You need it once to invest in any mutual fund. You can do it online, usually in 10 minutes.',
    needsHelp: true,
  },
}

/** What an investor must know of their KYC; null when nothing stands in the way. */
export function kycNote(status: KycStatus): KycNote | null {
  return notes[status]
}

export type StepState = 'done' | 'now' | 'next'
export interface FirstStep {
  title: string
  text: string
  state: StepState
  badge?: string
}

/** The least that any fund takes, as text; no SIP where none can be started. */
export interface SmallestAmounts {
  sip: string | null
  lumpSum: string
}

function pickText(smallest: SmallestAmounts | null): string {
  if (!smallest) return 'See what each fund invests in.'
  const { sip, lumpSum } = smallest
  return sip ? `From ${sip} a month, or ${lumpSum} once.` : `From ${lumpSum}.`
}

/** The way to the first investment: the first step that is not done is the current one. */
export function firstSteps(status: KycStatus, smallest: SmallestAmounts | null): FirstStep[] {
  const kycDone = status === 'Validated' || status === 'Registered'
  const badges: Partial<Record<KycStatus, string>> = {
    'On-Hold': 'On hold',
    Rejected: 'Rejected',
    'Under Process': 'Being checked',
  }
  return [
    { title: 'Create your account', text: 'Done.', state: 'done' },
    {
      title: 'Complete your KYC',
      text: kycDone ? 'Done.' : 'The law requires it once for all mutual funds.',
      state: kycDone ? 'done' : 'now',
      badge: badges[status],
    },
    {
      title: 'Pick a fund',
      text: pickText(smallest),
      state: kycDone ? 'now' : 'next',
    },
    {
      title: 'Pay by UPI, net banking or debit card',
      text: 'You get the NAV of the day your money reaches us.',
      state: 'next',
    },
  ]
}

/** `'Three steps to your first investment.'`, counted from the steps that are left. */
export function stepsLeft(steps: readonly FirstStep[]): string {
  const left = steps.filter((step) => step.state !== 'done').length
  const words = ['No steps', 'One step', 'Two steps', 'Three steps'] as const
  return `Your account is open. ${words[left] ?? `${left} steps`} to your first investment.`
}
