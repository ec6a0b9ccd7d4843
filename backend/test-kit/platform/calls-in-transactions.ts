import { subscribe } from 'node:diagnostics_channel'
import { isInTransaction } from '../../src/platform/own-transaction'

/** Calls that were begun within a transaction of the database, with the place in the code. */
const found: string[] = []

function note(call: string): void {
  if (isInTransaction()) found.push(new Error(call).stack ?? call)
}

// Node tells of each call where it is made, whichever library makes it: fetch, then the others.
subscribe('undici:request:create', (message) => {
  const { request } = message as { request: { origin: string; path: string } }
  note(`${request.origin}${request.path}`)
})
subscribe('http.client.request.start', (message) => {
  const { request } = message as { request: { host: string; path: string } }
  note(`${request.host}${request.path}`)
})

// Every call of a provider, also one by SMTP or of a test that stands in for the library.
subscribe('portal:provider-call', (message) => {
  const { provider, operation } = message as { provider: string; operation: string }
  note(`${operation} ${provider}`)
})

/**
 * Throws where somebody outside was called within a transaction since it was asked last: rows stay locked while the answer
 * is on its way, and what was said outside cannot be rolled back.
 */
export function refuseCallsInTransactions(): void {
  const calls = found.splice(0)
  if (calls.length) throw new Error(`Called within a transaction: ${calls.join('\n')}`)
}
