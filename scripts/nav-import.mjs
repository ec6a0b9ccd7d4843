import { runBackend } from './backend.mjs'

export const help =
  'npm run nav:import -- <NAVAll.txt>\n\nTakes the NAVs of mapped schemes from the public daily file.'

export default (args) => runBackend('schemes/nav-import.cli.ts', args)
