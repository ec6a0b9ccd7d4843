import { investorByPan } from '../identity/investors'
import { kycOf, type KycStatus, setKycStatus } from '../kyc/kyc.service'
import { tell } from '../notifications/tell'
import { type ReportSource, takeReport } from '../platform/callback-inbox'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { changeJourney, type Journey, lockJourney } from './journey.repository'
import { findingOf } from './finding'
import { wordsOn } from './ending-words'

export interface Finding {
  news: Journey['state']
  /** For the investor, where something is to be done again. */
  reason: string | null
}

export type ReportEffect = 'applied' | 'ignored' | 'duplicate' | 'unknown'

/** What may follow what: an ended KYC stays as it ended, whatever comes late. */
const follows: Record<Journey['state'], readonly Journey['state'][]> = {
  DRAFT: ['PENDING', 'DONE', 'FAILED'],
  PENDING: ['DONE', 'FAILED'],
  DONE: [],
  FAILED: [],
}

/** Books what a provider, or a person at the desk, says of a KYC, and carries it to the register. */
export function recordFinding(
  platform: Platform,
  journeyId: string,
  finding: Finding,
  source: ReportSource,
): Promise<ReportEffect> {
  return inTransaction(platform.db, (tx) => writeFinding(tx, platform, journeyId, finding, source))
}

/** The same, together with what else has to be so once it is booked. */
export async function writeFinding(
  tx: Tx,
  platform: Platform,
  journeyId: string,
  finding: Finding,
  source: ReportSource,
): Promise<ReportEffect> {
  const journey = await lockJourney(tx, journeyId)
  if (!journey) return 'unknown'
  const subject = { provider: 'kyc provider' as const, subjectId: journeyId }
  return takeReport(tx, platform, subject, source, async () => {
    if (!follows[journey.state].includes(finding.news)) return 'ignored' as const
    await apply(tx, platform, journey, finding)
    return 'applied' as const
  })
}

async function apply(tx: Tx, platform: Platform, journey: Journey, { news, reason }: Finding): Promise<void> {
  const { id, pan } = journey
  await changeJourney(tx, id, { state: news, reason, changedAt: platform.clock.now() })
  const before = (await kycOf(tx, pan)).status
  const after: KycStatus | undefined = findingOf(journey, before, news)
  if (after) await setKycStatus(tx, pan, after)
  const investor = await investorByPan(tx, pan)
  await platform.audit.record(tx, {
    event: 'kyc.found',
    ...(investor && { subject: investor.id }),
    detail: { journeyId: id, news, status: after ?? before },
  })
  if (!investor) return
  const { email, mobile, countryCode } = investor
  const said = wordsOn(news, reason)
  if (said) await tell(tx, platform, { pan, email, mobile: `${countryCode}${mobile}` }, said)
}
