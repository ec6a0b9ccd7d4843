export interface TestServer {
  /** Without the name of a database. */
  url: string
  createDatabase(name: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL server; undefined where none can be started. A durable one keeps what it acknowledged; `settings`
 * are more of its own, "work_mem=64MB".
 */
export function startTestServer(options?: {
  isDurable?: boolean
  settings?: readonly string[]
}): Promise<TestServer | undefined>
