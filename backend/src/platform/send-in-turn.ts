import type { PoolClient } from 'pg'

/**
 * Has a connection send a statement when the one before it is answered: many may work in one transaction at once, and
 * the driver is going to refuse a statement that comes while another one runs.
 */
export function sendInTurn(client: PoolClient): void {
  const send = client.query.bind(client) as (...sent: unknown[]) => unknown
  let last: Promise<unknown> = Promise.resolve()
  const query = (...sent: unknown[]) => {
    // The pool's own way; it gives the connection to nobody else meanwhile.
    if (typeof sent.at(-1) === 'function') return send(...sent)
    const turn = last.then(() => send(...sent))
    last = turn.catch(() => undefined)
    return turn
  }
  client.query = query as typeof client.query
}
