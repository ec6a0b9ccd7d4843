import { endWithFailure } from '../platform/command-failure'
import { readConfig } from '../platform/config'
import { openKeptDatabase } from '../platform/kept-database'
import { resolveTaskById, type OpsTask, openTasks } from './ops-tasks'

const line = ({ id, raisedAt, text, detail }: OpsTask) =>
  `${id}  ${raisedAt.toISOString()}  ${text}\n   ${JSON.stringify(detail)}`

/** `npm run ops [-- --done <number>]`: what waits for a person in this environment. */
async function main([option, number]: string[]): Promise<void> {
  if (option !== undefined && (option !== '--done' || !/^\d{1,15}$/.test(number ?? '')))
    throw new Error('npm run ops lists what waits; npm run ops -- --done <number> takes one off.')
  const database = await openKeptDatabase(readConfig(process.env))
  try {
    if (option && !(await resolveTaskById(database.db, Number(number), new Date())))
      throw new Error(`Nothing with the number ${number} waits.`)
    const waiting = await openTasks(database.db)
    process.stdout.write(`${waiting.map(line).join('\n') || 'Nothing waits for a person.'}\n`)
  } finally {
    await database.close()
  }
}

main(process.argv.slice(2)).catch(endWithFailure)
