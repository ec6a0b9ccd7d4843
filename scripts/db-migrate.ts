import { runBackend } from './backend'

export const help =
  'npm run db:migrate [-- --for <account>]\n\nBrings the tables of a PostgreSQL server to this version, with the account of DATABASE_URL, which owns them. --for gives another account, which the portal runs with, the rights on their rows.'

export default (args: string[]) => runBackend('db-migrate.cli.ts', args)
