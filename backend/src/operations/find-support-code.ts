import { readSupportCode, traceStart } from '@portal/contracts/wire/support-code'
import { asc, like } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { auditEvents, outboundCalls, outbox } from '../platform/tables'
import { clientEventsOf } from '../telemetry/client-events'

const mostRows = 200

/**
 * All that a support code finds, as lines for whoever is on call: what its page reported, and of its calls the traces, the log
 * lines, the audit rows, the calls of providers and the deliveries. What a row is about stays out, but for the investor's id.
 * Undefined for what is no support code.
 */
export async function findSupportCode(
  db: Tx,
  told: string,
  logLines: readonly string[],
): Promise<string[] | undefined> {
  const letters = readSupportCode(told)
  if (!letters) return undefined
  const start = traceStart(letters.visit + letters.action)
  const found = {
    reports: letters.action ? [] : await clientEventsOf(db, letters.visit),
    log: logLines.filter((line) => line.includes(start)),
    audit: await auditOf(db, start),
    calls: await callsOf(db, start),
    deliveries: await deliveriesOf(db, start),
  }
  const names = [...found.audit, ...found.calls, ...found.deliveries].map(({ trace }) => trace ?? '')
  const ids = [...names, ...found.log].flatMap((text) => text.match(new RegExp(`${start}[0-9a-f]*`)) ?? [])
  return [
    ...part('Traces', [...new Set(ids)]),
    ...part(
      'Reports of the page',
      found.reports.map(({ receivedAt, code, stage, remote, version, page, count, message }) =>
        words(receivedAt, code, stage, remote, version, page, `${count} times`, message),
      ),
    ),
    ...part(
      'Stacks of these reports, which "npm run stack" tells in lines of source',
      found.reports.flatMap(({ code, stack }) => (stack ? [code ?? '', ...stack.split('\n')] : [])),
    ),
    ...part('Log lines', found.log),
    ...part(
      'Audit rows',
      found.audit.map(({ id, at, event, subject, trace }) => words(at, id, event, subject, trace)),
    ),
    ...part(
      'Calls of providers',
      found.calls.map(({ at, provider, operation, trace }) => words(at, provider, operation, trace)),
    ),
    ...part(
      'Deliveries',
      found.deliveries.map(({ createdAt, kind, state, attempts, error }) =>
        words(createdAt, kind, state, `${attempts} tries`, error),
      ),
    ),
  ]
}

const part = (title: string, lines: readonly string[]): string[] => [
  `${title}: ${lines.length || 'none'}`,
  ...lines.map((line) => `  ${line}`),
]

const words = (...said: (Date | string | number | null)[]): string =>
  said
    .filter((each) => each !== null)
    .map((each) => (each instanceof Date ? each.toISOString() : each))
    .join('  ')

const auditOf = (db: Tx, start: string) => {
  const { id, at, event, subject, requestId } = auditEvents
  return db
    .select({ id, at, event, subject, trace: requestId })
    .from(auditEvents)
    .where(like(requestId, `${start}%`))
    .orderBy(asc(id))
    .limit(mostRows)
}

const callsOf = (db: Tx, start: string) => {
  const { id, at, provider, operation, trace } = outboundCalls
  return db
    .select({ at, provider, operation, trace })
    .from(outboundCalls)
    .where(like(trace, `${start}%`))
    .orderBy(asc(id))
    .limit(mostRows)
}

const deliveriesOf = (db: Tx, start: string) => {
  const { createdAt, kind, state, attempts, error, trace } = outbox
  return db
    .select({ createdAt, kind, state, attempts, error, trace })
    .from(outbox)
    .where(like(trace, `${start}%`))
    .orderBy(asc(createdAt))
    .limit(mostRows)
}
