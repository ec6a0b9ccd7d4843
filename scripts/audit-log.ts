import { runBackend } from './backend'

export const help =
  'npm run audit:log\n\nChecks that the log of identity and money events is the one that was written, to its last entry.'

export default (args: string[]) => runBackend('platform/audit-log.cli.ts', args)
