/**
 * What the rest asks of the cache of server data, without its library, which no page needs before a log-in: `query.ts` puts
 * itself here when it comes. Before that there is nothing to forget, and nothing is being changed.
 */
export const serverData = {
  /** Forgets all of it (S4.009). */
  forget: (): void => undefined,
  /** Asks for what is on screen again, as the language has changed that the server answers in. */
  askAnew: (): void => undefined,
  /** Whether something is being changed at the server. */
  isChanging: (): boolean => false,
}
