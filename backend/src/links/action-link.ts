import { textOf } from '@portal/contracts/words'
import { t } from '@portal/contracts/words/macros'
import { randomUUID } from 'node:crypto'
import type { Session } from '@portal/contracts/identity/auth'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import type { ScopeKind } from '@portal/contracts/identity/session-scope'
import type { ActionLinkKind, actionLinkApi } from '@portal/contracts/wire/action-link'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { foliosOf } from '../folios/folio-reader'
import { type CodeChallenge, startRecovery } from '../identity/code-challenges'
import { type InvestorRecord, investorById } from '../identity/investors'
import { inLanguageOf } from '../identity/language'
import { linkHours, readLink, signLink } from '../identity/link-token'
import { checkCode } from '../identity/otp-check'
import { viewOfScope } from '../identity/session-view'
import { startSession } from '../identity/sessions'
import type { Visitor } from '../identity/visitor'
import { hashOfRequest } from '../platform/idempotency'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { linkKinds } from './kinds'
import type { About } from './kinds/about'
import { actionLinks } from './schema'

/** Wrong pairs of folio and PAN that a link bears. */
const mostWrongTries = 5

/** One answer for a link that was used, is too old, was changed, or never was. */
export const linkOver = () =>
  new Refusal('-620', t`This link has been used or has expired. Ask us for a new one, or log in.`)

type LinkRow = typeof actionLinks.$inferSelect

/** Makes a link for one task of one investor. Returns its token. */
export async function issueActionLink(
  platform: Platform,
  { id: investorId, pan }: InvestorRecord,
  kind: ActionLinkKind,
  subject: string | null,
): Promise<string> {
  const id = randomUUID()
  const expiresAt = new Date(platform.clock.now().getTime() + linkHours * 3_600_000)
  await platform.db.transaction(async (tx) => {
    await tx.insert(actionLinks).values({ id, kind, pan, subject, expiresAt })
    await platform.audit.record(tx, { event: 'link.issued', subject: investorId, detail: { kind } })
  })
  const { remote, page } = linkKinds[kind]
  return signLink(platform.keys, { id, investorId, remote, path: page.path })
}

/** The address that a link's e-mail carries. What stands behind the # reaches no server and no log. */
export const addressOfLink = (platform: Platform, kind: ActionLinkKind, token: string): string => {
  const { remote, page } = linkKinds[kind]
  return `${platform.publicUrl()}/investors/standalone/${remote}${page.path}#visit=${token}`
}

/** Makes a link and e-mails it to its investor. `aboutOrder` names an order. Returns the link's address. */
export async function sendActionLink(
  platform: Platform,
  investor: InvestorRecord,
  kind: ActionLinkKind,
  subject: string | null,
  aboutOrder: About,
): Promise<{ url: string; token: string }> {
  const token = await issueActionLink(platform, investor, kind, subject)
  const url = addressOfLink(platform, kind, token)
  const said = linkKinds[kind]
  const notifyAbout = said.about === 'order' ? aboutOrder : said.about
  const about = subject ? await notifyAbout?.(platform, investor.pan, subject) : undefined
  await inLanguageOf(platform.db, investor.pan, () => {
    const name = investor.name
    const purpose = about ? t`${{ what: textOf(said.words) }} (${about})` : textOf(said.words)
    return platform.messages.send(platform.db, {
      channel: 'email',
      to: investor.email,
      pan: investor.pan,
      subject: textOf(said.subject),
      body: t`Dear ${name}, here you can ${purpose}: ${url} The link works once, within ${linkHours} hours. We ask for your folio number and your PAN, and send you a code.`,
    })
  })
  return { url, token }
}

/** The link behind a token, with whose it is. Throws refusal -620. */
export async function openActionLink(
  { db, keys, clock }: Platform,
  link: string,
): Promise<{ row: LinkRow; investorId: string }> {
  const content = await readLink(keys, link)
  const usable = content && and(eq(actionLinks.id, content.id), isNull(actionLinks.usedAt))
  const [row] = usable ? await db.select().from(actionLinks).where(usable) : []
  if (!content || !row || row.expiresAt <= clock.now() || row.wrongTries >= mostWrongTries) throw linkOver()
  return { row, investorId: content.investorId }
}

type Named = RequestOf<typeof actionLinkApi.folioPanMatch>

/** Throws refusal -621 unless folio and PAN are those of the link's investor; every wrong pair costs a try. */
export async function matchFolioAndPan(
  platform: Platform,
  { link, folioNumber, panNumber }: Named,
): Promise<LinkRow> {
  const { row } = await openActionLink(platform, link)
  // Before the answer, or many pairs at once would all be answered while none is counted yet.
  const triesLeft = await countTry(platform, row.id)
  const own = await foliosOf(platform.db, row.pan)
  if (row.pan === panNumber && own.some(({ folioNo }) => folioNo === folioNumber)) {
    await changeTries(platform, row.id, -1)
    return row
  }
  if (triesLeft === 0) throw linkOver()
  throw new Refusal('-621', t`This folio and PAN do not belong to this link. Check both, then try again.`)
}

/** How many tries are left after this one. Throws refusal -620 where there was none. */
async function countTry(platform: Platform, linkId: string): Promise<number> {
  const [counted] = await changeTries(platform, linkId, 1)
  if (!counted) throw linkOver()
  return mostWrongTries - counted.wrongTries
}

const changeTries = ({ db }: Platform, linkId: string, change: 1 | -1) =>
  db
    .update(actionLinks)
    .set({ wrongTries: sql`${actionLinks.wrongTries} + ${change}` })
    .where(and(eq(actionLinks.id, linkId), lt(actionLinks.wrongTries, mostWrongTries + (change < 0 ? 1 : 0))))
    .returning({ wrongTries: actionLinks.wrongTries })

/** Sends the code to the investor of the link, once folio and PAN were right. */
export async function sendLinkCode(
  platform: Platform,
  named: Named,
  visitor: Visitor,
): Promise<CodeChallenge> {
  const { id, kind, pan } = await matchFolioAndPan(platform, named)
  const only = { confirms: hashOfLink(id), purpose: t`to ${{ what: textOf(linkKinds[kind].words) }}` }
  return startRecovery(platform, pan, 'LOGIN', visitor, only)
}

/** What a code of a link is for: this link, and neither another one nor a log-in. */
const hashOfLink = (id: string): string => hashOfRequest('code of a link', { id })

type Typed = RequestOf<typeof actionLinkApi.validateOtp>

/** Trades the code for a session of this session scope and uses the link up. */
export async function enterByActionLink(
  platform: Platform,
  { link, uniqueID, referenceNumber, otp }: Typed,
  visitor: Visitor,
): Promise<{ session: Session; sessionScope: ScopeKind; path: string }> {
  const { row, investorId } = await openActionLink(platform, link)
  const by = { visitor, uniqueId: uniqueID, activities: ['LOGIN'], confirms: hashOfLink(row.id) } as const
  await checkCode(platform, { reference: referenceNumber, code: otp, by })
  if (!(await spend(platform, row, investorId))) throw linkOver()
  const { sessionScope, start } = linkKinds[row.kind]
  const about = { kind: sessionScope, subject: row.subject ?? row.id }
  const pair = await startSession(platform, investorId, visitor.deviceId, about)
  const session = await viewOfScope(platform.db, await investorById(platform.db, investorId), pair)
  return { session, sessionScope, path: start(row.subject) }
}

function spend({ db, clock, audit }: Platform, { id }: LinkRow, investorId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const unused = and(eq(actionLinks.id, id), isNull(actionLinks.usedAt))
    const rows = await tx.update(actionLinks).set({ usedAt: clock.now() }).where(unused).returning()
    if (rows.length) await audit.record(tx, { event: 'link.used', subject: investorId })
    return rows.length > 0
  })
}
