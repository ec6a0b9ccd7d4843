import type { StatementView } from '@portal/contracts/statements/statement'
import { href, routes } from '@portal/contracts/wire/routes'
import { formatDate } from '@portal/contracts/format'
import { addNotification } from '../notifications/notification.service'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { statementOf } from './content/statement-content'
import { makeFile } from './formats/make-file'
import type { StatementFile } from './formats/statement-file'
import { factsOfRequest } from './statement.service'
import type { Investor } from './statement-facts'
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

async function make(platform: Platform, row: StatementRow): Promise<void> {
  const { db, log } = platform
  try {
    const facts = await factsOfRequest(db, platform, row)
    const statement = statementOf(facts, row.kind)
    await noteProgress(db, row.id, 10)
    const file = await makeFile({ statement, facts }, row.format, progressOf(platform, row))
    await inTransaction(db, async (tx) => {
      if (await finishStatement(tx, row, file)) await hand(tx, platform, row, { statement, file, ...facts })
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
  investor: Investor
}

/** Sends it, or says that a long one can be fetched. */
async function hand(
  tx: Tx,
  platform: Platform,
  { delivery, format }: StatementRow,
  { statement, file, investor }: Made,
): Promise<void> {
  const { title, from, to, scope, transactions } = statement
  const { pan, email } = investor
  const what = `${title}, ${formatDate(from)} to ${formatDate(to)}`
  if (delivery === 'EMAIL') {
    const opening = format === 'PDF' ? ' To open it, enter your PAN in capitals.' : ''
    await platform.messages.send(tx, {
      channel: 'email',
      to: email,
      pan,
      subject: what,
      body: `Attached is what you asked for: ${title.toLowerCase()} of ${scope}, from ${formatDate(from)} to ${formatDate(to)}.${opening}`,
      attachments: [file],
    })
  } else if (transactions >= longFrom) {
    await addNotification(platform, tx, {
      pan,
      title: 'Your statement is ready',
      description: `${what}. You can download it for a day.`,
      url: `.${href(routes.statement)}`,
      ctaText: 'See your statements',
    })
  }
}
