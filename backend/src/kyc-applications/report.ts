import { t } from '@portal/contracts/words/macros'
import { investorByPan } from '../identity/investors'
import { askAfterwards } from '../kyc-registry/module'
import { keepReportedKyc } from '../kyc-registry/keep-answers'
import { kycOf, type KycStatus } from '../kyc-registry/kyc.service'
import { notify, type MessageContent } from '../notifications/notify'
import { type ReportSource, takeReport } from '../platform/callback-inbox'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { changeApplication, type Application, lockApplication } from './application.repository'
import { href, routes } from '@portal/contracts/wire/routes'
import { message } from '@portal/contracts/catalogue'

/**
 * What the register holds after a KYC has come to a point; undefined where it stays as it is. Aadhaar from the digital
 * locker validates; papers and the agency's form register, and never take a validation back. While a first KYC is
 * checked the register says so; a change leaves the record that there is until it is found good.
 */
function transitionOf(
  { way, purpose }: Pick<Application, 'way' | 'purpose'>,
  before: KycStatus,
  news: Application['state'],
): KycStatus | undefined {
  if (news === 'DONE') return way === 'DIGILOCKER' || before === 'Validated' ? 'Validated' : 'Registered'
  if (purpose === 'modify' && before !== 'Under Process') return undefined
  if (news === 'PENDING' && before !== 'Registered') return 'Under Process'
  return news === 'FAILED' && before === 'Under Process' ? 'Rejected' : undefined
}

const page = () => ({ url: `.${href(routes.kycApplicant)}`, ctaText: t`See your KYC` })

/** What an investor is told where a KYC came to a point; of a draft, nothing. */
function wordsOn(news: Exclude<Application['state'], 'DRAFT'>, reason: string | null): MessageContent {
  if (news === 'DONE') return { ...page(), subject: t`Your KYC is complete`, body: message('kycVerified') }
  if (news === 'PENDING') return { ...page(), subject: t`We have your KYC`, body: message('kycInProcess') }
  return {
    ...page(),
    subject: t`Your KYC could not be completed`,
    body: reason
      ? t`${reason} Do it again on the portal; it usually takes 10 minutes.`
      : t`Do it again on the portal; it usually takes 10 minutes.`,
    important: true,
  }
}

export interface Transition {
  news: Application['state']
  /** For the investor, where something is to be done again. */
  reason: string | null
}

export type ReportEffect = 'applied' | 'ignored' | 'duplicate' | 'unknown'

/** What may follow what: an ended KYC stays as it ended, whatever comes late. */
const follows: Record<Application['state'], readonly Application['state'][]> = {
  DRAFT: ['PENDING', 'DONE', 'FAILED'],
  PENDING: ['DONE', 'FAILED'],
  DONE: [],
  FAILED: [],
}

/** Books what a provider, or a person of operations, says of a KYC, and carries it to the register. */
export function recordTransition(
  platform: Platform,
  applicationId: string,
  transition: Transition,
  source: ReportSource,
): Promise<ReportEffect> {
  return inTransaction(platform.db, (tx) => writeTransition(tx, platform, applicationId, transition, source))
}

/** The same, together with what else has to be so once it is booked. */
export async function writeTransition(
  tx: Tx,
  platform: Platform,
  applicationId: string,
  transition: Transition,
  source: ReportSource,
): Promise<ReportEffect> {
  const application = await lockApplication(tx, applicationId)
  if (!application) return 'unknown'
  const subject = { provider: 'kyc provider' as const, subjectId: applicationId }
  return takeReport(tx, platform, subject, source, async () => {
    if (!follows[application.state].includes(transition.news)) return 'ignored' as const
    await apply(tx, platform, application, transition)
    return 'applied' as const
  })
}

async function apply(
  tx: Tx,
  platform: Platform,
  application: Application,
  { news, reason }: Transition,
): Promise<void> {
  const { id, pan } = application
  await changeApplication(tx, id, { state: news, reason, changedAt: platform.clock.now() })
  const before = (await kycOf(tx, pan)).status
  const after: KycStatus | undefined = transitionOf(application, before, news)
  if (after) await keepReportedKyc(tx, pan, after, platform.clock.now())
  if (news !== 'DRAFT') await askAfterwards(tx, platform, { pan })
  const investor = await investorByPan(tx, pan)
  await platform.audit.record(tx, {
    event: 'kyc.found',
    ...(investor && { subject: investor.id }),
    detail: { applicationId: id, news, status: after ?? before },
  })
  if (!investor) return
  const { email, mobile, countryCode } = investor
  if (news === 'DRAFT') return
  await notify(tx, platform, { pan, email, mobile: `${countryCode}${mobile}` }, () => wordsOn(news, reason))
}
