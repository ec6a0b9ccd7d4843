import { t } from '@portal/contracts/words/macros'
import { randomUUID } from 'node:crypto'
import type { Session } from '@portal/contracts/identity/auth'
import { and, eq, isNull } from 'drizzle-orm'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { lifetimes } from '../platform/tokens'
import { investorById, type InvestorRecord } from './investors'
import { readLink, signLink } from './link-token'
import { accessGrants } from './schema'
import { viewOfSession } from './session-view'
import { startSession } from './sessions'

/** One answer for a link that was used, is too old, was changed, or never was. */
const linkOver = () => new Refusal('-105', t`This link has been used or has expired`)

export interface LinkTarget {
  /** Package name: "mfe-transact". */
  remote: string
  /** Below the portal's basename, with its query: "/home/explore-funds". */
  path: string
}

/** Makes a link that logs an investor in once, into one page of one remote. Returns its token. */
export async function issueLink(
  platform: Platform,
  { id: investorId, pan }: InvestorRecord,
  target: LinkTarget,
): Promise<string> {
  const id = randomUUID()
  await platform.db.transaction(async (tx) => {
    await tx.insert(accessGrants).values({ id, pan, purpose: 'LINK', registration: null })
    await platform.audit.record(tx, {
      event: 'identity.link.issued',
      subject: investorId,
      detail: { remote: target.remote },
    })
  })
  return signLink(platform.keys, { id, investorId, ...target })
}

/**
 * Opens a link: a one-time code for this device, good for 60 seconds. Opening alone uses nothing up, so that a mail
 * scanner that looks at the link first does not take it from the investor.
 */
export async function openLink(platform: Platform, link: string, deviceId: string) {
  const content = await readLink(platform.keys, link)
  if (!content || !(await isUnused(platform, content.id))) throw linkOver()
  const { id: grant, investorId: subject, remote, path } = content
  const code = await platform.tokens.issue('link-code', { subject, grant }, deviceId)
  return { code, expiresInSeconds: lifetimes['link-code'], remote, path }
}

/** Trades the code for a session and uses the link up, whatever other codes were made of it. */
export async function enterByLink(platform: Platform, code: string, deviceId: string): Promise<Session> {
  const claims = await platform.tokens.verify('link-code', code, deviceId).catch(() => undefined)
  if (!claims) throw linkOver()
  const used = await platform.db.transaction(async (tx) => {
    const rows = await tx
      .update(accessGrants)
      .set({ usedAt: new Date() })
      .where(unused(claims.grant))
      .returning({ id: accessGrants.id })
    if (rows.length) await platform.audit.record(tx, { event: 'identity.link.used', subject: claims.subject })
    return rows.length > 0
  })
  if (!used) throw linkOver()
  const pair = await startSession(platform, claims.subject, deviceId)
  return viewOfSession(platform.db, await investorById(platform.db, claims.subject), pair)
}

const unused = (id: string) =>
  and(eq(accessGrants.id, id), eq(accessGrants.purpose, 'LINK'), isNull(accessGrants.usedAt))

async function isUnused({ db }: Platform, id: string): Promise<boolean> {
  return (await db.select({ id: accessGrants.id }).from(accessGrants).where(unused(id))).length > 0
}
