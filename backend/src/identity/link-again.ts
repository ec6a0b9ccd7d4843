import type { Platform } from '../platform/module'
import { take } from './hourly-budget'
import { investorById } from './investors'
import { readLink } from './link-token'
import { issueLink } from './links'

/** How old a link may be that is sent again. */
const oldestLink = '30 days'
const mostAnHour = 3

/** E-mails a new link to whom the old one was for. Whoever has only the link learns nothing, not even whether it was ours. */
export async function sendLinkAgain(platform: Platform, link: string): Promise<void> {
  const { db, keys, clock, messages } = platform
  const old = await readLink(keys, link, oldestLink)
  if (!old) return
  const { investorId, remote, path } = old
  const wait = await db.transaction((tx) =>
    take(tx, clock.now(), [{ name: `links for ${investorId}`, most: mostAnHour }]),
  )
  if (wait !== undefined) return
  const investor = await investorById(db, investorId)
  const token = await issueLink(platform, investor, { remote, path })
  await messages.send(db, {
    channel: 'email',
    to: investor.email,
    pan: investor.pan,
    subject: 'Your new link',
    body: `Dear ${investor.name}, here is the new link that you asked for. It works once, within 24 hours: ${platform.publicUrl()}/investors/standalone/${remote}${path}#link=${token}`,
  })
}
