import { t } from '@portal/contracts/words/macros'
import { sql } from 'drizzle-orm'
import { Counter, type Registry } from 'prom-client'
import { raiseTask } from '../operations/ops-tasks'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { type Asking, keepKycAnswer, keepPanAnswer, type KeptKyc } from './keep-answers'
import {
  type KycAnswer,
  type PanAnswer,
  type PanQuestion,
  type PanService,
  RegistryUnreadable,
} from './ports'
import { taxStatusOf } from './pan-check'
import { panServiceOf, registriesOf } from './registries'
import { kycAnswers, panAnswers } from './schema'

export interface NamedPerson {
  pan: string
  /** As typed, where it was; only what the registries confirm is kept. */
  name?: string | null
  /** "YYYY-MM-DD" */
  birthDate?: string | null
}

interface Options {
  consent?: KeptKyc['consent']
  /** Also where the kept answer is fresh: something happened that changes it. */
  anew?: boolean
}

interface Kept {
  kyc: KeptKyc | null
  person: typeof panAnswers.$inferSelect | null
}

const hour = 3_600_000

/**
 * Keeps what is known of some PANs fresh: asks the registries about those whose kept answer is missing or older than
 * `KYC_ANSWER_HOURS`, side by side, about one PAN once at a time, and keeps what they say. To be called outside
 * transactions, before one that reads it. Throws refusal -543 where a registry gives no answer and what is kept is not
 * good enough to go on with (`isGoodInOutage`); of PANs of a tax status that is refused here nobody is asked. Returns the
 * PANs of which the service said now that they do not count.
 */
export async function askRegistries(
  platform: Platform,
  people: readonly NamedPerson[],
  options: Options = {},
): Promise<string[]> {
  const named = new Map(
    people.filter(({ pan }) => taxStatusOf(pan) !== 'Other').map((each) => [each.pan, each]),
  )
  const outcomes = await Promise.all([...named.values()].map((each) => keepFresh(platform, each, options)))
  if (outcomes.every(({ mayGoOn }) => mayGoOn))
    return [...named.keys()].filter((_pan, at) => !outcomes[at]?.counts)
  throw new Refusal(
    '-543',
    t`The KYC or PAN registry does not answer. Nothing was changed, and what you entered is kept. Try again in a few minutes.`,
  )
}

/** The same for who can go on without: what is kept counts, whatever the registries do. */
export async function askIfPossible(
  platform: Platform,
  people: readonly NamedPerson[],
  options: Options = {},
): Promise<void> {
  await askRegistries(platform, people, options).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}

interface Outcome {
  /** Whether one may go on with what is kept. */
  mayGoOn: boolean
  /** False: the service said that the PAN does not count. */
  counts: boolean
}

/** Of each database: which PANs are asked about right now. */
const running = new WeakMap<object, Map<string, Promise<Outcome>>>()

/** Who finds a question under way waits for its end; who wants it asked anew waits, too, and asks then. */
function keepFresh(platform: Platform, person: NamedPerson, options: Options): Promise<Outcome> {
  const ofDatabase = running.get(platform.db) ?? new Map<string, Promise<Outcome>>()
  running.set(platform.db, ofDatabase)
  const begun = ofDatabase.get(person.pan)
  if (begun && !options.anew) return begun
  const own: Promise<Outcome> = Promise.allSettled(begun ? [begun] : [])
    .then(() => askWhereOld(platform, person, options))
    .finally(() => {
      if (ofDatabase.get(person.pan) === own) ofDatabase.delete(person.pan)
    })
  ofDatabase.set(person.pan, own)
  return own
}

async function askWhereOld(platform: Platform, person: NamedPerson, options: Options): Promise<Outcome> {
  const kept = await keptOf(platform.db, person.pan)
  const question = questionOf(panServiceOf(platform), person, kept.person)
  if (!options.anew && isFresh(platform, kept, question)) return { mayGoOn: true, counts: true }
  const { counts, ...silent } = await ask(platform, { person, question, kept }, options)
  return { mayGoOn: isGoodInOutage(platform, kept, silent), counts }
}

/**
 * What the PAN service is asked; undefined where it would be asked for nothing: one that does not tell the holder says
 * nothing to who knows only a part, and what was confirmed once stands in for what was not typed now.
 */
function questionOf(
  { tellsHolder }: PanService,
  { pan, name = null, birthDate = null }: NamedPerson,
  kept: Kept['person'],
): PanQuestion | undefined {
  if (tellsHolder) return { pan, name, birthDate }
  const whole = { pan, name: name ?? kept?.name ?? null, birthDate: birthDate ?? kept?.birthDate ?? null }
  return whole.name && whole.birthDate ? whole : undefined
}

async function keptOf(db: Tx, pan: string): Promise<Kept> {
  const [kept] = await db
    .select({ kyc: kycAnswers, person: panAnswers })
    .from(sql`(select ${pan}::text as pan) as requested`)
    .leftJoin(kycAnswers, sql`${kycAnswers.pan} = requested.pan`)
    .leftJoin(panAnswers, sql`${panAnswers.pan} = requested.pan`)
  return kept ?? { kyc: null, person: null }
}

const youngerThan = (platform: Platform, row: { requestedAt: Date } | null, ageMs: number) =>
  row !== null && platform.clock.now().getTime() - row.requestedAt.getTime() <= ageMs

function isFresh(platform: Platform, { kyc, person }: Kept, question: PanQuestion | undefined): boolean {
  const age = platform.config.registries.answerHours * hour
  return youngerThan(platform, kyc, age) && (!question || youngerThan(platform, person, age))
}

/** Which of the registries that were asked gave no answer. */
interface Silent {
  kyc: boolean
  pan: boolean
}

/**
 * The policy for an outage: a kept answer that lets invest, and a kept PAN, are good for `KYC_OUTAGE_DAYS` longer; any
 * other answer may have changed for the better, and a PAN that was never asked about is nobody's yet.
 */
function isGoodInOutage(platform: Platform, { kyc, person }: Kept, silent: Silent): boolean {
  const { answerHours, outageDays } = platform.config.registries
  const age = (answerHours + outageDays * 24) * hour
  const letsInvest = kyc?.status === 'Validated' || kyc?.status === 'Registered'
  const isKycGood = !silent.kyc || (letsInvest && youngerThan(platform, kyc, age))
  return isKycGood && (!silent.pan || youngerThan(platform, person, age))
}

interface Wanted {
  person: NamedPerson
  /** To the PAN service. */
  question: PanQuestion | undefined
  kept: Kept
}

async function ask(
  platform: Platform,
  { person: { pan, birthDate = null }, question, kept }: Wanted,
  { consent = null }: Options,
): Promise<Silent & Pick<Outcome, 'counts'>> {
  const { kyc, pan: cards } = registriesOf(platform)
  const requestedAt = platform.clock.now()
  const verify = async () => question && answerFrom<PanAnswer>(platform, 'pan', cards.verify(question))
  const inquire = (day: string | null) =>
    answerFrom<KycAnswer>(platform, 'kyc', kyc.inquire({ pan, birthDate: day }))
  // The residency is told to who knows the date of birth: for who does not, the PAN comes first.
  const known = kept.person?.birthDate ?? birthDate
  const [person, record] = known
    ? await Promise.all([verify(), inquire(known)])
    : await verify().then(async (answer) => [answer, await inquire(answer?.birthDate ?? null)] as const)
  const { outageDays } = platform.config.registries
  const asking: Asking = { pan, requestedAt, consent, reportedForMs: outageDays * 24 * hour }
  await inTransaction(platform.db, async (tx) => {
    if (person && question) await keepPanAnswer(tx, cards.source, person, { ...question, requestedAt })
    if (record) await keepKycAnswer(tx, kyc.source, record, asking)
    if (record?.unknownCode) await raiseUnknownCode(tx, platform, record.unknownCode)
  })
  return {
    kyc: record === undefined,
    pan: question !== undefined && person === undefined,
    counts: person?.isValid ?? true,
  }
}

/** The answer, counted; undefined where there is none to go on with. */
async function answerFrom<Answer>(
  { log, metrics }: Platform,
  registry: 'kyc' | 'pan',
  call: Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    const answer = await call
    counterIn(metrics).inc({ registry, outcome: 'answered' })
    return answer
  } catch (error) {
    const outcome = error instanceof RegistryUnreadable ? 'unreadable' : 'silent'
    counterIn(metrics).inc({ registry, outcome })
    log.warn({ err: error, registry, outcome }, 'a registry gave no answer')
    return undefined
  }
}

function raiseUnknownCode(tx: Tx, platform: Platform, code: string): Promise<void> {
  const text =
    'The KYC registry answers a status code that the portal does not know; it reads as Not Available.'
  return raiseTask(tx, platform, { kind: 'kyc-code', subject: code, text, detail: { code } })
}

const metric = 'portal_registry_questions_total'

const counterIn = (metrics: Registry): Counter<'registry' | 'outcome'> =>
  (metrics.getSingleMetric(metric) as Counter<'registry' | 'outcome'> | undefined) ??
  new Counter({
    name: metric,
    help: 'Questions to the registries of KYC and PAN, by what came of them',
    labelNames: ['registry', 'outcome'],
    registers: [metrics],
  })
