import pg from 'pg'

/** The rows of one statement, over a connection of its own. */
export async function query<Row extends object>(
  connectionString: string | undefined,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 4000 })
  // What ends it is told by the statement.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}
