export interface TestServer {
  /** Without the name of a database. */
  url: string
  stop(): Promise<void>
}

/** Starts a PostgreSQL server; undefined where none can be started. A durable one keeps what it acknowledged. */
export function startTestServer(options?: { isDurable?: boolean }): Promise<TestServer | undefined>
