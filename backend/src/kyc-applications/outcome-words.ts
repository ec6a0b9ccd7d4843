import { href, routes } from '@portal/contracts/wire/routes'
import { kycTexts } from '@portal/contracts/validation'
import type { MessageContent } from '../notifications/notify'
import type { Application } from './application.repository'

const page = { url: `.${href(routes.kycApplicant)}`, ctaText: 'See your KYC' }

/** What an investor is told where a KYC came to a point; nothing of a draft. */
export function wordsOn(news: Application['state'], reason: string | null): MessageContent | undefined {
  if (news === 'DRAFT') return undefined
  if (news === 'DONE') return { ...page, subject: 'Your KYC is complete', body: kycTexts.verified }
  if (news === 'PENDING') return { ...page, subject: 'We have your KYC', body: kycTexts.inProcess }
  const why = reason ? `${reason} ` : ''
  return {
    ...page,
    subject: 'Your KYC could not be completed',
    body: `${why}Do it again on the portal; it usually takes 10 minutes.`,
    important: true,
  }
}
