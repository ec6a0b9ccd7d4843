import { runBackend } from './backend.mjs'

export const help =
  'npm run ops [-- --done <number>]\n\nLists what waits for a person, or takes one entry off the list.'

export default (args) => runBackend('operations/operations.cli.ts', args)
