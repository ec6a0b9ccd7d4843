import { AsyncLocalStorage } from 'node:async_hooks'

/** The transaction that work runs in, while it is open. */
const current = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Runs the work of a transaction, so that its calls can be told from those beside it. */
export function inOwnTransaction<T>(work: () => Promise<T>): Promise<T> {
  const own = { isOpen: true }
  return current.run(own, work).finally(() => (own.isOpen = false))
}

/** Whether this runs within a transaction that is still open. */
export const isInTransaction = (): boolean => current.getStore()?.isOpen ?? false

/**
 * A call to the whole database that throws within a transaction. The embedded one has a single connection: the call would
 * wait for the end of the transaction, which waits for the call.
 */
export const outsideTransactions =
  <Given extends unknown[], Answer>(call: (...given: Given) => Answer) =>
  (...given: Given): Answer => {
    if (isInTransaction())
      throw new Error('A transaction asked the whole database: give its own connection (tx) on')
    return call(...given)
  }
