import { readFileSync } from 'node:fs'
import { endWithFailure } from '../platform/command-failure'
import { openClock } from '../platform/clock'
import { readConfig } from '../platform/config'
import { type Database, inTransaction } from '../platform/database'
import { openKeptDatabase } from '../platform/kept-database'
import { findSupportCode } from './find-support-code'
import { sendGivenUpAgain } from './given-up'
import { readRemotes } from './read-remotes'
import { resolveTaskById, type OpsTask, openTasks } from './ops-tasks'

const line = ({ id, raisedAt, text, detail }: OpsTask) =>
  `${id}  ${raisedAt.toISOString()}  ${text}\n   ${JSON.stringify(detail)}`

async function again(db: Database, taskId: number): Promise<void> {
  const sent = await inTransaction(db, (tx) => sendGivenUpAgain(tx, taskId, new Date()))
  if (!sent) throw new Error(`No deliveries that were given up wait under the number ${taskId}.`)
  const { again: count, lost } = sent
  const codes = lost ? `; ${lost} with a one-time code were not kept` : ''
  process.stdout.write(`${count} are delivered again${codes}.\n`)
}

/** `npm run ops -- find <code> [--log <file>]`: all that a support code finds; `-` is what comes by standard input. */
async function find([code = '', option, file]: string[]): Promise<void> {
  if (option !== undefined && (option !== '--log' || !file))
    throw new Error(
      'npm run ops -- find <code> --log <file> also looks into a file of log lines; - is standard input.',
    )
  const log = file ? readFileSync(file === '-' ? 0 : file, 'utf8').split('\n') : []
  const database = await openKeptDatabase(readConfig(process.env))
  try {
    const lines = await findSupportCode(database.db, code, log)
    if (!lines) throw new Error(`${code} is no support code: one ends like 7K3QX or 7K3QX-M4PT.`)
    process.stdout.write(`${lines.join('\n')}\n`)
  } finally {
    await database.close()
  }
}

/** `npm run ops -- remotes`: which versions are given to whom, how they do, and what helps. */
async function remotes(): Promise<void> {
  const config = readConfig(process.env)
  const database = await openKeptDatabase(config)
  try {
    // A sandbox's clock may have been advanced.
    const clock = await openClock(database.db, config.startAt)
    process.stdout.write(await readRemotes(database.db, clock.now(), config))
  } finally {
    await database.close()
  }
}

/** `npm run ops [-- --done <number> | --again <number>]`: what waits for a person in this environment. */
async function main([option, number, ...rest]: string[]): Promise<void> {
  if (option === 'find') return find([number ?? '', ...rest])
  if (option === 'remotes') return remotes()
  const isKnown = option === '--done' || option === '--again'
  if (option !== undefined && (!isKnown || !/^\d{1,15}$/.test(number ?? '')))
    throw new Error(
      'npm run ops lists what waits; -- --done <number> takes one off, -- --again <number> sends given up deliveries again, -- find <code> finds what a support code names, -- remotes shows the versions and their failures.',
    )
  const database = await openKeptDatabase(readConfig(process.env))
  try {
    if (option === '--again') await again(database.db, Number(number))
    if (option === '--done' && !(await resolveTaskById(database.db, Number(number), new Date())))
      throw new Error(`Nothing with the number ${number} waits.`)
    const waiting = await openTasks(database.db)
    process.stdout.write(`${waiting.map(line).join('\n') || 'Nothing waits for a person.'}\n`)
  } finally {
    await database.close()
  }
}

main(process.argv.slice(2)).catch(endWithFailure)
