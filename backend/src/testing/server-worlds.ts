import { randomBytes } from 'node:crypto'
import pg from 'pg'

export type World = 'empty' | 'seeded'

/** The address of a database on the server of the tests; undefined where none runs. */
export function onTestServer(database: string): string | undefined {
  const server = process.env.TEST_POSTGRES
  return server ? `${server}/${database}` : undefined
}

/**
 * The address of a copy of a world on the server of the tests (scripts/test.mjs starts it); undefined where none runs.
 * It stays until the server goes: to drop a database waits for a checkpoint.
 */
export async function copyOfWorld(world: World): Promise<string | undefined> {
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  const url = onTestServer(name)
  if (!url) return undefined
  // Copying the files costs a third of the usual way, which writes every page to the log too.
  await administer(`create database ${name} template ${world}_world strategy file_copy`)
  return url
}

/** Runs a statement in a database of the tests' server: in the one for administration where none is named. */
export async function administer(statement: string, database = 'postgres'): Promise<void> {
  const client = new pg.Client({ connectionString: onTestServer(database) })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
