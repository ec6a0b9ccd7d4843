import { randomBytes } from 'node:crypto'
import { query } from './query'

export type SandboxData = 'empty' | 'seeded'

/** The address of a database on the server of the tests; undefined where none runs. */
export function onTestServer(database: string): string | undefined {
  const server = process.env.TEST_POSTGRES
  return server ? `${server}/${database}` : undefined
}

/**
 * The address of a copy of a data set on the server of the tests (scripts/test.mjs starts it); undefined where none runs.
 * It stays until the server goes: to drop a database waits for a checkpoint.
 */
export async function copyOfSandboxData(sandboxData: SandboxData): Promise<string | undefined> {
  const url = onTestServer(`${sandboxData}_world`)
  return url && copyOfDatabase(url)
}

/** The address of a copy of a database that nobody is connected to, on the same server. */
export async function copyOfDatabase(url: string): Promise<string> {
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  const template = new URL(url).pathname.slice(1)
  // Copying the files costs a third of the usual way, which writes every page to the log too.
  await query(sibling(url, 'postgres'), `create database ${name} template ${template} strategy file_copy`)
  return sibling(url, name)
}

const sibling = (url: string, database: string) => new URL(`/${database}`, url).href

/** Runs a statement in a database of the tests' server: in the one for administration where none is named. */
export async function administer(statement: string, database = 'postgres'): Promise<void> {
  await query(onTestServer(database), statement)
}
