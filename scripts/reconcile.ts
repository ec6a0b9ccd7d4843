import { runBackend } from './backend'

export const help =
  'npm run reconcile -- settlement|payouts|debits|confirmations|registrar <file> [--day YYYY-MM-DD] [--many]\n\nCompares a file of the payment gateway, the bank or the registrar with the ledgers. Says what agrees, what is in transit and what differs; each difference is a task in the operations queue until it agrees, and the command ends with 1. --day is the business day of the file: today, or what a file of balances says. --many keeps a run with more than 1000 differences.'

export default (args: string[]) => runBackend('reconcile.cli.ts', args, 1)
