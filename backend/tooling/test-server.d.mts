/** Starts a PostgreSQL server; undefined where none can be started. */
export function startTestServer(options?: {
  /** With PostgreSQL's own settings, so that what a crash would lose is kept. */
  isDurable?: boolean
}): Promise<{ url: string; stop(): Promise<void> } | undefined>
