import { runBackend } from './backend'

export const help =
  'npm run ops [-- --done <number> | --again <number> | find <support code> [--log <file>] | remotes]\n\nLists what waits for a person, takes one entry off the list, sends deliveries again that were given up, finds all that a support code names, or shows of each remote its versions, visits, failures and the commands that help.'

export default (args: string[]) => runBackend('operations/operations.cli.ts', args)
