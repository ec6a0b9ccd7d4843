import { runBackend } from './backend.mjs'

const usage =
  'npm run desk [-- --done <number>]\n\nLists what waits for a person, or takes one entry off the list.'

/** `npm run desk`: lists what waits for a person, or takes one entry off the list. */
export default (args) => runBackend('desk/desk.cli.ts', args, usage)
