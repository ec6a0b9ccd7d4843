import { runBackend } from './backend'

export const help =
  'npm run audit:ledger\n\nChecks that every balance is the sum of its entries, and every order’s money is accounted for.'

export default (args: string[]) => runBackend('audit-ledger.cli.ts', args)
