import { t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import type {
  StatementFormat,
  StatementKind,
  StatementRequest,
  StatementView,
  StatementWanted,
} from '@portal/contracts/statements/statement'
import { maskEmail } from '@portal/contracts/format'
import { groupBy } from '../platform/group-by'
import { investorByPan } from '../identity/investors'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { notFound, Refusal } from '../platform/refusal'
import { catalogueOn } from '../schemes/catalogue'
import { statementOf } from './content/statement-content'
import { addStatement, statementRequestView } from './statement.repository'
import { planName, scopedLedger, type StatementFacts, statementFacts } from './statement-facts'
import { daysOf } from './statement-period'

type Clocked = Pick<Platform, 'db' | 'clock'>
type Past = Pick<Platform, 'pastDb' | 'clock'>

/** What the form offers. */
export async function statementOptions({ db, clock }: Clocked, pan: string) {
  const today = clock.today()
  const { folios, moves } = await scopedLedger(db, pan, { folioNo: null, schemePlanCode: null })
  const { byCode } = await catalogueOn(db, today)
  const nameOf = (code: string) => {
    const plan = byCode.get(code)
    return plan ? planName(plan) : code
  }
  const byFolio = groupBy(moves, ({ folioNo }) => folioNo)
  const investor = await investorByPan(db, pan)
  return {
    today,
    inception: moves[0]?.date ?? null,
    email: maskEmail(investor?.email ?? ''),
    folios: folios.map(({ folioNo }) => ({
      folioNo,
      schemes: [...new Set((byFolio.get(folioNo) ?? []).map(({ planCode }) => planCode))].map((code) => ({
        schemePlanCode: code,
        name: nameOf(code),
      })),
    })),
  }
}

/** The facts of what was asked for. Throws a 404 for a folio or scheme of somebody else, a refusal for no period. */
async function factsFor(
  { pastDb, clock }: Past,
  pan: string,
  wanted: StatementWanted,
): Promise<StatementFacts> {
  const db = await pastDb()
  const today = clock.today()
  const { folioNo, schemePlanCode, period } = wanted
  const scope = { folioNo, schemePlanCode }
  const { moves } = await scopedLedger(db, pan, scope)
  const days = daysOf({ period, from: wanted.from, to: wanted.to }, today, moves[0]?.date)
  return statementFacts(db, { pan, scope, days }, { now: clock.now(), today })
}

export async function statementFor(
  platform: Past,
  pan: string,
  wanted: StatementWanted & { kind: StatementKind },
): Promise<StatementView> {
  return statementOf(await factsFor(platform, pan, wanted), wanted.kind)
}

interface RequestedFor extends StatementWanted {
  kind: StatementKind
  format: StatementFormat
  delivery: 'DOWNLOAD' | 'EMAIL'
}

/** Takes a statement on that somebody makes then. Throws the refusals of S8.049 and S8.050. */
export async function requestStatement(
  platform: Platform,
  pan: string,
  wanted: RequestedFor,
): Promise<StatementRequest> {
  const { db, clock, audit } = platform
  const { kind, format, delivery, period, folioNo, schemePlanCode } = wanted
  if (delivery === 'DOWNLOAD' && folioNo === null) throw new Refusal('-471', message('allFoliosByEmail'))
  if (format === 'SCHEDULE_112A' && kind !== 'CAPITAL_GAINS')
    throw new Refusal('-473', t`Schedule 112A is a part of the capital gains. Choose capital gains.`)
  const facts = await factsFor(platform, pan, wanted)
  if (statementOf(facts, kind).isEmpty) throw new Refusal('-472', message('noTransactionsInPeriod'))
  if (delivery === 'EMAIL') refuseWithoutEmail(facts)
  return inTransaction(db, async (tx) => {
    const row = await addStatement(
      tx,
      { pan, kind, period, ...facts.days, folioNo, schemePlanCode, format, delivery },
      clock.now(),
    )
    await audit.record(tx, {
      event: 'statement.requested',
      subject: facts.investor.id,
      detail: { statementId: row.id, kind, format, delivery },
    })
    return statementRequestView(row)
  })
}

function refuseWithoutEmail({ investor }: StatementFacts): void {
  if (investor.email) return
  throw new Refusal(
    '-474',
    t`You have no e-mail address with us. Add it under E-mail and mobile in service requests, then ask again.`,
  )
}

/** The facts of a statement that was taken on, with the days that were agreed then. */
export async function factsOfRequest(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  row: { pan: string; folioNo: string | null; schemePlanCode: string | null; from: string; to: string },
): Promise<StatementFacts> {
  const { pan, folioNo, schemePlanCode, from, to } = row
  const wanted = { pan, scope: { folioNo, schemePlanCode }, days: { from, to } }
  return statementFacts(tx, wanted, { now: clock.now(), today: clock.today() })
}

/** The file of a statement that is ready. Throws a 404 for one that is not, or not any more. */
export function fileOf({
  state,
  fileName,
  contentType,
  content,
}: {
  state: string
  fileName: string | null
  contentType: string | null
  content: Uint8Array | null
}) {
  if (state !== 'ready' || !fileName || !contentType || !content) throw notFound()
  return { fileName, contentType, content }
}
