import { eq } from 'drizzle-orm'
import { investorById } from '../identity/investors'
import { oldLink, sendLinkAgain } from '../identity/link-again'
import type { Platform } from '../platform/module'
import { sendActionLink } from './action-link'
import type { About } from './kinds/about'
import { actionLinks } from './schema'

/** E-mails a new link in place of an old one, of whatever kind. Whoever has only the link learns nothing. */
export async function sendAgain(platform: Platform, link: string, aboutOrder: About): Promise<void> {
  const old = await oldLink(platform, link)
  if (!old) return
  const [row] = await platform.db.select().from(actionLinks).where(eq(actionLinks.id, old.id))
  if (!row) return sendLinkAgain(platform, old)
  const investor = await investorById(platform.db, old.investorId)
  await sendActionLink(platform, investor, row.kind, row.subject, aboutOrder)
}
