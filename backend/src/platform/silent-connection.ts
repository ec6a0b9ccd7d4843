import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import type { ClientBase, Pool, PoolClient } from 'pg'

/** A job may ask for every folio of a large house in one statement, and nobody waits for it. */
const jobsWaitTimes = 15
const isPatient = new AsyncLocalStorage<boolean>()

/** Waits for the answers to what `work` asks the database many times as long as a call does. */
export const patiently = <T>(work: () => Promise<T>): Promise<T> => isPatient.run(true, work)

/** A host that hangs, or a network that drops what is sent, leaves connections open that nothing comes over. */
class SilentDatabase extends Error {
  readonly code = 'ETIMEDOUT'
  constructor(answerMs: number) {
    super(`the database has not answered for ${answerMs} ms`)
  }
}

/**
 * Ends a connection over which a statement is not answered in time, so that the statement fails and nobody gets the
 * connection again: the driver's own limit fails the statement and hands the connection to the next one. Those of the
 * pool that are idle are ended too, since each would cost its next statement as long.
 */
export function endSilentConnections(pool: Pool, answerMs: number): void {
  const idle = new Set<PoolClient>()
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('release', (_error, client) => idle.add(client))
  pool.on('remove', (client) => idle.delete(client))
  const endIdle = () => {
    for (const client of idle) streamOf(client).destroy()
  }
  keepCallers(pool)
  pool.on('connect', (client) => {
    limitAnswers(client, answerMs, endIdle)
    limitEnd(client, answerMs)
  })
}

/** Who waits for a connection gets it from whoever gives one back, and would have the limit of that one. */
function keepCallers(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: (...given: unknown[]) => void) => unknown
  const own = (callback?: (...given: unknown[]) => void) => connect(callback && AsyncResource.bind(callback))
  pool.connect = own as typeof pool.connect
}

/** The driver has no way of its own to end a connection without a word to the other side. */
const streamOf = (client: ClientBase) =>
  (client as unknown as { connection: { stream: { destroy(error?: Error): void } } }).connection.stream

function limitAnswers(client: PoolClient, answerMs: number, endOthers: () => void): void {
  const send = client.query.bind(client) as (...sent: unknown[]) => unknown
  const query = (...sent: unknown[]) => {
    const limitMs = isPatient.getStore() ? jobsWaitTimes * answerMs : answerMs
    const late = setTimeout(() => {
      streamOf(client).destroy(new SilentDatabase(limitMs))
      endOthers()
    }, limitMs)
    const answered = sent.at(-1)
    // The pool's own way.
    if (typeof answered === 'function') {
      return send(...sent.slice(0, -1), (...answer: unknown[]) => {
        clearTimeout(late)
        answered(...answer)
      })
    }
    return (send(...sent) as Promise<unknown>).finally(() => clearTimeout(late))
  }
  client.query = query as typeof client.query
}

/** Nor does such a connection end when it is asked to, and whoever ends the pool would wait for it. */
function limitEnd(client: PoolClient, answerMs: number): void {
  const end = client.end.bind(client) as (ended?: () => void) => Promise<void>
  client.end = ((ended?: () => void) => {
    const late = setTimeout(() => streamOf(client).destroy(), answerMs)
    client.once('end', () => clearTimeout(late))
    return end(ended)
  }) as typeof client.end
}

/**
 * Has the server give up in the same time what such a connection leaves behind: a transaction whose next statement does
 * not come holds its rows, and a session whose host is gone holds its lock.
 */
export async function letGoWhenSilent(client: ClientBase, answerMs: number): Promise<void> {
  const settings = {
    idle_in_transaction_session_timeout: answerMs,
    tcp_keepalives_idle: 10,
    tcp_keepalives_interval: 5,
    tcp_keepalives_count: 2,
  }
  const text = Object.entries(settings).map(([name, value]) => `set ${name} = ${value}`)
  const late = setTimeout(() => streamOf(client).destroy(new SilentDatabase(answerMs)), answerMs)
  await client.query(text.join('; ')).finally(() => clearTimeout(late))
}
