import { addDays } from '@portal/contracts/format'
import { onOrBefore } from '../calendar/business-day'
import { resolveTask, type NewOpsTask, openTasks, raiseTaskAgain } from '../operations/ops-tasks'
import { inTransaction, type Tx } from '../platform/database'
import { groupBy } from '../platform/group-by'
import type { Platform } from '../platform/module'
import { doubtfulNavs, type DoubtfulNav, keyOf, taskOf, type UsedNavDays } from './nav-doubts'
import { leaveOut, readNavFile, type LeftOut, type NavLine } from './nav-file'
import { announceNavs, latestPublication, storeNavs, type NavRow } from './nav-store'
import { latestNavs } from './price-lookup'
import { schemePlans } from './schema'

export interface ImportReport {
  /** Usable lines of the file. */
  lines: number
  /** Usable lines of schemes that are not ours. */
  unmapped: number
  /** NAVs of our scheme plans; payout and reinvestment share a line. */
  navs: number
  /** Of those, how many were new or other than before. */
  changed: number
  /** Of those, how many were taken although they were in doubt. */
  takenInDoubt: number
  bad: LeftOut
  /** Why a person should look at the file although it was read: one sentence each. They are in the operations queue, too. */
  doubts: string[]
}

export interface ImportTerms {
  usedOf: UsedNavDays
  /** Why NAVs that are in doubt are right: they are taken, and the audit log keeps the reason. */
  takeDoubtful?: string | undefined
}

type Importer = Pick<Platform, 'db' | 'clock' | 'audit' | 'log'>

/**
 * Reads a public NAV file into the NAVs of mapped scheme plans: all of it in one transaction, or nothing, but for NAVs
 * in doubt, which wait for a person. Holds the lines of our own plans only, however large the file. Throws a
 * NavFileFault for a file that cannot be trusted.
 */
export async function importNavs(
  platform: Importer,
  source: AsyncIterable<Uint8Array>,
  { usedOf, takeDoubtful }: ImportTerms,
): Promise<ImportReport> {
  const { db, clock } = platform
  const before = await latestNavs(db)
  const { navs, ...read } = await ownNavs(source, mapping(await db.select().from(schemePlans)), clock.today())
  const ofFile = doubtsAbout(read.contradictions, navs, before)
  return inTransaction(db, async (tx) => {
    const doubtful = await doubtfulNavs(tx, navs, usedOf)
    const held = takeDoubtful === undefined ? doubtful : []
    const refused = new Set(held.map(keyOf))
    const taken = navs.filter((row) => !refused.has(keyOf(row)))
    const changed = await storeNavs(tx, taken)
    if (changed) await announceNavs(tx, await newestDate(tx, taken), 'NAV file', clock.now())
    if (takeDoubtful !== undefined) await recordTaken(tx, platform, doubtful, takeDoubtful)
    await clearTasks(tx, platform, taken)
    for (const task of [...ofFile, ...held.map(taskOf)]) await raiseTaskAgain(tx, platform, task)
    const { lines, unmapped, bad } = read
    const takenInDoubt = doubtful.length - held.length
    const doubts = [...ofFile.map(({ text }) => text), ...heldText(held)]
    return { lines, unmapped, navs: navs.length, changed, takenInDoubt, bad, doubts }
  })
}

const heldText = (held: readonly DoubtfulNav[]): string[] =>
  held.length
    ? [
        `NAVs in doubt, not taken: ${named(held.map((doubt) => `${keyOf(doubt)} ${doubt.nav}: ${doubt.why}`))}. Where they are right, --take-doubtful "<reason>" takes them.`,
      ]
    : []

async function recordTaken(
  tx: Tx,
  { audit }: Importer,
  doubtful: readonly DoubtfulNav[],
  reason: string,
): Promise<void> {
  for (const { planCode, date, nav, why } of doubtful)
    await audit.record(tx, { event: 'nav.doubtful.taken', detail: { planCode, date, nav, why, reason } })
}

/** What this import has settled waits for nobody any more. */
async function clearTasks(tx: Tx, { clock }: Importer, taken: readonly NavRow[]): Promise<void> {
  const settled = new Set([...taken.map(keyOf), ...(taken.length ? Object.values(fileTasks) : [])])
  for (const { kind, subject } of await openTasks(tx))
    if (kind === 'nav-doubt' && settled.has(subject)) await resolveTask(tx, kind, subject, clock.now())
}

/** What may be wrong with a file as a whole: each is one matter, until a file comes without it. */
const fileTasks = { none: 'no own NAV', twice: 'one code twice', missing: 'missing plans' } as const

interface OwnNavs {
  lines: number
  unmapped: number
  navs: NavRow[]
  /** "990020 on 2026-08-18 (98.4216 and 99.1000)" */
  contradictions: string[]
  bad: LeftOut
}

async function ownNavs(
  source: AsyncIterable<Uint8Array>,
  plansOf: (line: NavLine) => readonly string[],
  today: string,
): Promise<OwnNavs> {
  const bad: LeftOut = new Map()
  const rows = new Map<string, NavRow>()
  const contradictions = new Map<string, string>()
  let [lines, unmapped] = [0, 0]
  for await (const line of readNavFile(source, bad)) {
    lines++
    const { schemeCode, date, nav } = line
    const plans = plansOf(line)
    if (!plans.length) unmapped++
    else if (date > today) leaveOut(bad, 'date in the future')
    else
      for (const planCode of plans) {
        const key = `${planCode} ${date}`
        const known = rows.get(key)
        if (known && known.nav !== nav)
          contradictions.set(key, `${schemeCode} on ${date} (${known.nav} and ${nav})`)
        else rows.set(key, { planCode, date, nav })
      }
  }
  for (const key of contradictions.keys()) {
    rows.delete(key)
    leaveOut(bad, 'twice with different NAVs')
  }
  return { lines, unmapped, navs: [...rows.values()], contradictions: [...contradictions.values()], bad }
}

const named = (names: readonly string[]) =>
  names.slice(0, 10).join(', ') + (names.length > 10 ? ` and ${names.length - 10} more` : '')

type LatestNavs = Awaited<ReturnType<typeof latestNavs>>

function doubtsAbout(
  contradictions: readonly string[],
  navs: readonly NavRow[],
  before: LatestNavs,
): NewOpsTask[] {
  const task = (subject: string, text: string) => ({ kind: 'nav-doubt', subject, text, detail: {} }) as const
  if (!navs.length && !contradictions.length)
    return [task(fileTasks.none, 'No NAV of an own scheme plan is in the file.')]
  const missing = missingPlans(navs, before)
  return [
    ...(contradictions.length
      ? [
          task(
            fileTasks.twice,
            `The same code stands twice with different NAVs: ${named(contradictions)}. None of them was taken.`,
          ),
        ]
      : []),
    ...(missing.length
      ? [
          task(
            fileTasks.missing,
            `Plans that had a NAV in the week before have none in the file, half of it may be missing: ${named(missing)}.`,
          ),
        ]
      : []),
  ]
}

/** Plans that were published lately and still have no NAV of the file's newest day. Old days are taken piecemeal. */
function missingPlans(navs: readonly NavRow[], before: LatestNavs): string[] {
  const newest = latestOf(navs.map(({ date }) => date))
  if (newest < latestOf(before.map(({ date }) => date))) return []
  const there = new Set(navs.map(({ planCode }) => planCode))
  return before
    .filter(({ plan_code, date }) => !there.has(plan_code) && date < newest && date >= addDays(newest, -7))
    .map(({ plan_code }) => plan_code)
}

const latestOf = (dates: readonly string[]) =>
  dates.reduce((latest, date) => (date > latest ? date : latest), '')

/** An ISIN names one plan and goes before the scheme code, which payout and reinvestment share. */
function mapping(plans: readonly (typeof schemePlans.$inferSelect)[]): (line: NavLine) => readonly string[] {
  const byIsin = new Map(plans.map(({ isin, code }) => [isin, code]))
  const byCode = groupBy(plans, ({ amfiCode }) => amfiCode)
  return ({ isins, schemeCode }) => {
    const ofIsin = isins.map((isin) => byIsin.get(isin)).filter((code) => code !== undefined)
    return ofIsin.length ? ofIsin : (byCode.get(schemeCode)?.map(({ code }) => code) ?? [])
  }
}

async function newestDate(tx: Tx, rows: readonly NavRow[]): Promise<string> {
  const imported = latestOf(rows.map(({ date }) => onOrBefore(date)))
  return latestOf([imported, (await latestPublication(tx))?.navDate ?? ''])
}

/** The report as the command prints it. */
export function reportText({ lines, unmapped, navs, changed, takenInDoubt, bad }: ImportReport): string {
  const reasons = [...bad]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([reason, count]) => `  ${reason}: ${count}`)
  const total = [...bad.values()].reduce((sum, count) => sum + count, 0)
  return [
    `${lines} lines read, ${unmapped} of them of other schemes`,
    `${navs} NAVs of our scheme plans, ${changed} of them new or changed`,
    ...(takenInDoubt ? [`${takenInDoubt} NAVs in doubt were taken, with the reason in the audit log`] : []),
    `${total} lines left out${reasons.length ? ':' : ''}`,
    ...reasons,
  ].join('\n')
}
