import { runBackend } from './backend'

export const help =
  'npm run ops [-- --done <number> | --again <number> | find <support code> [--log <file>]]\n\nLists what waits for a person, takes one entry off the list, sends deliveries again that were given up, or finds all that a support code names.'

export default (args: string[]) => runBackend('operations/operations.cli.ts', args)
