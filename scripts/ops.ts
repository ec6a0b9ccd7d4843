import { runBackend } from './backend'

export const help =
  'npm run ops [-- --done <number>]\n\nLists what waits for a person, or takes one entry off the list.'

export default (args: string[]) => runBackend('operations/operations.cli.ts', args)
