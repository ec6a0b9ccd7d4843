import { parseArgs } from 'node:util'
import { modules as domains } from './modules'
import { endWithFailure } from './platform/command-failure'
import { readConfig } from './platform/config'
import { openDatabase } from './platform/database'
import { createLog } from './platform/log'
import type { Module } from './platform/module'
import { StartRefusal } from './platform/start-refusal'
import { buildPortal, type Portal } from './portal'
import { placeEndOfDayOrders } from '../sandbox/growth/end-of-day-orders'
import { registerEndOfDayPlans } from '../sandbox/growth/end-of-day-plans'
import { sandbox } from '../sandbox/sandbox'

const print = (text: string) => process.stdout.write(`${text}\n`)

/** What happens between the morning and the night of a day, and until when it is over. */
const stages = [
  { name: 'instalments', job: 'make instalments', until: '06:31' },
  { name: 'NAVs', job: 'publish NAVs', until: '22:29' },
  { name: 'orders', job: 'settle orders', until: '22:31' },
]
const moment = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`)

const jobs = [...domains, ...sandbox.modules].flatMap((module) => module.jobs ?? [])
const endOfDay: Module = {
  name: 'endOfDay',
  jobs: jobs.filter(({ name }) => stages.some(({ job }) => job === name)),
}
/** Those of the days before it, so that what waits for their NAVs is settled; what falls due then is left to the day. */
const before: Module = {
  name: 'before',
  jobs: endOfDay.jobs?.filter(({ name }) => name !== 'make instalments') ?? [],
}

/** Leads one process after the other through the day; the seconds of each stage go to the output. */
async function lead({ scheduler }: Portal, day: string): Promise<void> {
  for (const { name, until } of stages) {
    const began = performance.now()
    await scheduler.advanceTo(moment(day, until))
    print(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
}

/** Helps whoever leads until the day is over. */
async function help({ scheduler, platform: { clock } }: Portal, day: string): Promise<void> {
  const night = moment(day, '22:31')
  while (clock.now() < night) {
    await scheduler.help()
    await new Promise((resolve) => setTimeout(resolve, 200))
    await clock.refresh()
  }
}

/**
 * For the bench, on a grown data set: `prepare` lets the days before a busy one pass and makes that, `lead` runs its jobs,
 * and as many as there are `help`. Only the jobs that make instalments and settle orders run, so that what they take is
 * measured.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { day: { type: 'string' }, orders: { type: 'string' }, instalments: { type: 'string' } },
  })
  const [part] = positionals
  const { day = '', orders = '0', instalments = '0' } = values
  const config = readConfig(process.env)
  if (config.mode !== 'sandbox') throw new StartRefusal('Only a sandbox has a busy evening made for it.')
  const database = await openDatabase(config.database)
  try {
    const module = part === 'prepare' ? before : endOfDay
    const portal = await buildPortal(database, config, createLog(config.logLevel), [module], {
      ...sandbox,
      modules: [],
    })
    await portal.app.close()
    if (part === 'prepare') {
      await portal.scheduler.advanceTo(moment(day, '00:30'))
      await placeEndOfDayOrders(portal.platform, Number(orders), day)
      await registerEndOfDayPlans(database.db, Number(instalments), day)
    } else await (part === 'lead' ? lead : help)(portal, day)
  } finally {
    await database.close()
  }
}

main().catch(endWithFailure)
