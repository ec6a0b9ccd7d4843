import { runBackend } from './backend'

export const help =
  'npm run ops [-- --done <number> | --again <number>]\n\nLists what waits for a person, takes one entry off the list, or sends deliveries again that were given up.'

export default (args: string[]) => runBackend('operations/operations.cli.ts', args)
