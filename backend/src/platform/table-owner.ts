import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { StartRefusal } from './start-refusal'

type Client = Pick<pg.ClientBase, 'query'>

/** Whether the account of this connection may change tables: then it brings them to this version itself. */
export async function mayMigrate(client: Client): Promise<boolean> {
  const { rows } = await client.query(`select has_database_privilege(current_database(), 'create') as may`)
  return rows[0]?.may === true
}

/** Throws StartRefusal where the tables are not of this version, and the account may not change them. */
export async function refuseOldTables(client: Client, migrationsFolder: string): Promise<void> {
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)
  const reached = await client
    .query('select max(created_at) as reached from drizzle.__drizzle_migrations')
    .then(({ rows }) => Number(rows[0]?.reached))
    .catch((error: unknown) => {
      if (isUnreachable(error)) return 0
      throw error
    })
  if (reached < (newest?.folderMillis ?? 0))
    throw new StartRefusal(
      'The tables of the database are older than this version, and this account may not change them: ' +
        'run npm run db:migrate -- --for <this account> with the account that owns them. See docs/operation.md.',
    )
}

/** No such schema, no such table, or no right to look into them. The driver's errors may be of another realm. */
const isUnreachable = (error: unknown) =>
  error !== null &&
  typeof error === 'object' &&
  'code' in error &&
  ['3F000', '42P01', '42501'].includes(String(error.code))

/** Tables whose rows stay as they were written, and the columns of them that are filled in later. */
export type AppendOnly = Readonly<Record<string, readonly string[]>>

/**
 * Gives an account what the running portal needs and no more: rows of all tables, of append-only ones no changing and no
 * deleting, and no table, sequence or schema itself.
 */
export async function grantToServer(client: Client, role: string, appendOnly: AppendOnly): Promise<void> {
  const { rows } = await client.query(
    `select pg_has_role(rolname, current_user, 'member') or has_database_privilege(rolname, current_database(), 'create')
      as "ownsTables" from pg_roles where rolname = $1`,
    [role],
  )
  const [found] = rows
  if (!found) throw new StartRefusal(`The server of the database has no account "${role}": create it first.`)
  if (found.ownsTables)
    throw new StartRefusal(`The account "${role}" may change tables as their owner: name a lesser one.`)
  const to = pg.escapeIdentifier(role)
  const statements = [
    'revoke create on schema public from public',
    `grant usage on schema public, drizzle to ${to}`,
    `grant select on drizzle.__drizzle_migrations to ${to}`,
    `grant select, insert, update, delete on all tables in schema public to ${to}`,
    `grant usage, select on all sequences in schema public to ${to}`,
    ...Object.entries(appendOnly).flatMap(([table, later]) => [
      `revoke update, delete on ${pg.escapeIdentifier(table)} from ${to}`,
      ...(later.length
        ? [
            `grant update (${later.map(pg.escapeIdentifier).join(', ')}) on ${pg.escapeIdentifier(table)} to ${to}`,
          ]
        : []),
    ]),
  ]
  await client.query(['begin', ...statements, 'commit'].join(';\n'))
}
