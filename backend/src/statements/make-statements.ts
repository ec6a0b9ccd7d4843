import type { StatementView } from '@portal/contracts/statements/statement'
import { href, routes } from '@portal/contracts/wire/routes'
import { textOf } from '@portal/contracts/words'
import { t } from '@portal/contracts/words/macros'
import { formatDate } from '@portal/contracts/format'
import { inLanguageOf } from '../identity/language'
import { addNotification } from '../notifications/notification.service'
import { inTransaction, type Tx } from '../platform/database'
import { inLanguage } from '../platform/language'
import type { Platform } from '../platform/module'
import { statementOf, statementTitles } from './content/statement-content'
import { makeFile } from './formats/make-file'
import type { StatementFile } from './formats/statement-file'
import { factsOfRequest } from './statement.service'
import { scopeWords, type StatementFacts } from './statement-facts'
import {
  reserveStatement,
  finishStatement,
  noteProgress,
  putBack,
  type StatementRow,
} from './statement.repository'

/** Rows from which on a statement takes long enough for its investor to have left the page. */
const longFrom = 500

/** Makes every statement that waits, one after the other. */
export async function makeStatements(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const next = () => inTransaction(db, (tx) => reserveStatement(tx, clock.now()))
  for (let row = await next(); row; row = await next()) await make(platform, row)
}

/** Programs read their columns by name: they are in English, whoever asked for them. */
const forPrograms: ReadonlySet<StatementRow['format']> = new Set(['CSV', 'JSON', 'SCHEDULE_112A'])

async function fileOf(platform: Platform, row: StatementRow, facts: StatementFacts) {
  const statement = statementOf(facts, row.kind)
  await noteProgress(platform.db, row.id, 10)
  return { statement, file: await makeFile({ statement, facts }, row.format, progressOf(platform, row)) }
}

async function make(platform: Platform, row: StatementRow): Promise<void> {
  const { db, log } = platform
  try {
    const facts = await factsOfRequest(await platform.pastDb(), platform, row)
    const made = () => fileOf(platform, row, facts)
    const { statement, file } = await (forPrograms.has(row.format)
      ? inLanguage('en', made)
      : inLanguageOf(db, row.pan, made))
    await inTransaction(db, async (tx) => {
      if (await finishStatement(tx, row, file))
        await inLanguageOf(tx, row.pan, () => hand(tx, platform, row, { statement, file, facts }))
    })
  } catch (error) {
    log.error({ err: error, statementId: row.id, attempts: row.attempts }, 'statement not made')
    await putBack(db, row)
  }
}

/** From 10 to 90 percent while the file is made; a progress that cannot be noted stops nothing. */
function progressOf({ db, log }: Platform, { id }: StatementRow) {
  return (part: number): void => {
    noteProgress(db, id, Math.round(10 + part * 80)).catch((error: unknown) =>
      log.warn({ err: error, statementId: id }, 'progress not noted'),
    )
  }
}

interface Made {
  statement: StatementView
  file: StatementFile
  facts: StatementFacts
}

/** Sends it, or says that a long one can be fetched. */
async function hand(
  tx: Tx,
  platform: Platform,
  { delivery, format }: StatementRow,
  { statement, file, facts }: Made,
): Promise<void> {
  const { pan, email } = facts.investor
  const title = textOf(statementTitles[statement.kind])
  const scope = scopeWords(facts)
  const from = formatDate(statement.from)
  const to = formatDate(statement.to)
  const what = t`${title}, ${from} to ${to}`
  if (delivery === 'EMAIL') {
    const attached = t`Attached is what you asked for: ${title} of ${scope}, from ${from} to ${to}.`
    await platform.messages.send(tx, {
      channel: 'email',
      to: email,
      pan,
      subject: what,
      body: format === 'PDF' ? `${attached} ${t`To open it, enter your PAN in capitals.`}` : attached,
      attachments: [file],
    })
  } else if (statement.transactions >= longFrom) {
    await addNotification(platform, tx, {
      pan,
      title: t`Your statement is ready`,
      description: t`${what}. You can download it for a day.`,
      url: `.${href(routes.statement)}`,
      ctaText: t`See your statements`,
    })
  }
}
