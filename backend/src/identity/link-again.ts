import { t } from '@portal/contracts/words/macros'
import type { Platform } from '../platform/module'
import { take } from './hourly-budget'
import { investorById } from './investors'
import { type LinkContent, linkHours, readLink } from './link-token'
import { issueLink } from './links'

/** How old a link may be that is sent again. */
const oldestLink = '30 days'
export const mostLinksAnHour = 3

/** A link of ours that may be sent again: not too old, and not asked for too often. */
export async function oldLink({ db, keys, clock }: Platform, link: string): Promise<LinkContent | undefined> {
  const old = await readLink(keys, link, oldestLink)
  if (!old) return undefined
  const wait = await db.transaction((tx) =>
    take(tx, clock.now(), [{ name: `links for ${old.investorId}`, most: mostLinksAnHour }]),
  )
  return wait === undefined ? old : undefined
}

/** E-mails a new link to whom the old one was for. */
export async function sendLinkAgain(
  platform: Platform,
  { investorId, remote, path }: LinkContent,
): Promise<void> {
  const investor = await investorById(platform.db, investorId)
  const token = await issueLink(platform, investor, { remote, path })
  await platform.messages.send(platform.db, {
    channel: 'email',
    to: investor.email,
    pan: investor.pan,
    subject: t`Your new link`,
    body: t`Dear ${{ name: investor.name }}, here is the new link that you asked for. It works once, within ${linkHours} hours: ${{ publicUrl: platform.publicUrl() }}/investors/standalone/${remote}${path}#link=${token}`,
  })
}
