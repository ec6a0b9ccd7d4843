import { runBackend } from './backend'

export const help =
  'npm run nav:import -- <NAVAll.txt> [--take-doubtful "<reason>"]\n\nTakes the NAVs of mapped schemes from the public daily file. One that moved too far, or that changes a day at whose NAV units were bought or sold, is not taken: it is in the operations queue, and the command ends with 1. --take-doubtful takes such NAVs; the audit log keeps the reason.'

export default (args: string[]) => runBackend('nav-import.cli.ts', args)
