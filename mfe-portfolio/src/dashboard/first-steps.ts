import { plural, t } from '@portal/kernel/words'
import type { Investor } from '@portal/contracts/identity/auth'

type KycStatus = Investor['kycStatus']

export interface KycNote {
  tone: 'warning' | 'info'
  title: string
  text: string
  /** Whether there is something for the investor to do about it. */
  needsHelp: boolean
}

const notes = (): Readonly<Record<KycStatus, KycNote | null>> => ({
  Validated: null,
  Registered: {
    tone: 'info',
    title: t`Your KYC Status is Registered but not validated`,
    text: t`You can keep investing with us. Another fund house may ask you to validate it first.`,
    needsHelp: false,
  },
  'Under Process': {
    tone: 'info',
    title: t`Your KYC is being checked`,
    text: t`The KYC agency usually takes one to three business days. Until then you can look at the funds.`,
    needsHelp: false,
  },
  'On-Hold': {
    tone: 'warning',
    title: t`Your KYC is on hold`,
    text: t`You cannot invest until it is complete. You can complete it online, usually in 10 minutes.`,
    needsHelp: true,
  },
  Rejected: {
    tone: 'warning',
    title: t`Your KYC was rejected`,
    text: t`You cannot invest until it is complete. You can do it again online, with new documents.`,
    needsHelp: true,
  },
  'Not Available': {
    tone: 'warning',
    title: t`Your KYC is not done yet`,
    text: t`You need it once to invest in any mutual fund. You can do it online, usually in 10 minutes.`,
    needsHelp: true,
  },
})

/** What an investor must know of their KYC; null when nothing stands in the way. */
export function kycNote(status: KycStatus): KycNote | null {
  return notes()[status]
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
  if (!smallest) return t`See what each fund invests in.`
  const { sip, lumpSum } = smallest
  return sip ? t`From ${sip} a month, or ${lumpSum} once.` : t`From ${lumpSum}.`
}

/** The way to the first investment: the first step that is not done is the current one. */
export function firstSteps(status: KycStatus, smallest: SmallestAmounts | null): FirstStep[] {
  const kycDone = status === 'Validated' || status === 'Registered'
  const badges: Partial<Record<KycStatus, string>> = {
    'On-Hold': t`On hold`,
    Rejected: t`Rejected`,
    'Under Process': t`Being checked`,
  }
  return [
    { title: t`Create your account`, text: t`Done.`, state: 'done' },
    {
      title: t`Complete your KYC`,
      text: kycDone ? t`Done.` : t`The law requires it once for all mutual funds.`,
      state: kycDone ? 'done' : 'now',
      badge: badges[status],
    },
    {
      title: t`Pick a fund`,
      text: pickText(smallest),
      state: kycDone ? 'now' : 'next',
    },
    {
      title: t`Pay by UPI, net banking or debit card`,
      text: t`You get the NAV of the day your money reaches us.`,
      state: 'next',
    },
  ]
}

/** `'Three steps to your first investment.'`, counted from the steps that are left. */
export function stepsLeft(steps: readonly FirstStep[]): string {
  const left = steps.filter((step) => step.state !== 'done').length
  return plural(left, {
    0: 'Your account is open. No steps to your first investment.',
    1: 'Your account is open. One step to your first investment.',
    2: 'Your account is open. Two steps to your first investment.',
    3: 'Your account is open. Three steps to your first investment.',
    one: 'Your account is open. # step to your first investment.',
    other: 'Your account is open. # steps to your first investment.',
  })
}
