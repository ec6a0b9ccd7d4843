import type { BareCall, Compared } from './bare'
import type { Figure } from './figure'
import { type Loaded, measureServers } from './loaded-servers'

interface Bar {
  /** Calls a second on PostgreSQL, in those of the bare call beside it. */
  onServer?: number
  mostStatements?: number
}

/** A third below the least of a run on a machine with nothing else to do, where they were 0.146 to 0.287. */
const reading = { onServer: 0.1, mostStatements: 3 }

const bars: Record<string, Bar> = {
  // Eight of its own (call-statements.http.test.ts), and what jobs send in the seconds that the hashes take.
  'log-in': { onServer: 0.65, mostStatements: 10 },
  'dashboard: portfolio': reading,
  'dashboard: recent transactions': reading,
  'dashboard: value over time': reading,
  folios: reading,
  'lump sum: quote': { onServer: 0.1 },
  'lump sum: initiation': { onServer: 0.035 },
}

const inWords: Record<BareCall, string> = {
  sealed: 'bare sealed handlers',
  transaction: 'bare transactions',
  hash: 'bare hashes',
}

/** What the server does on both databases, beside what its libraries do alone. */
export async function measureServer(folder: string): Promise<Figure[]> {
  return (await measureServers(folder)).flatMap(figuresOfAll)
}

const figuresOfAll = ({ database, bare, calls }: Loaded): Figure[] => [
  ...bare.flatMap(({ name, perSecond, errors }): Figure[] => [
    { name: `${database}: ${name}: calls`, value: perSecond, unit: 'a second' },
    { name: `${database}: ${name}: errors`, value: errors, unit: 'errors', atMost: 0 },
  ]),
  ...calls.flatMap((call) => figuresOf(database, call)),
]

function figuresOf(database: Loaded['database'], call: Compared): Figure[] {
  const { perSecond, bare, ofBare, workOfBare, p99, cpuMs, statements, errors } = call
  const bar = bars[call.name] ?? {}
  const least = database === 'embedded' ? undefined : bar.onServer
  const name = `${database}: ${call.name}`
  return [
    {
      name: `${name}: of ${inWords[bare]}`,
      value: ofBare,
      unit: 'times',
      ...(least !== undefined && { atLeast: least }),
    },
    { name: `${name}: calls`, value: perSecond, unit: 'a second' },
    { name: `${name}: p99`, value: p99, unit: 'ms' },
    { name: `${name}: processor`, value: cpuMs, unit: 'ms' },
    { name: `${name}: processor of ${inWords[bare]}`, value: workOfBare, unit: 'times' },
    {
      name: `${name}: statements`,
      // Beside thousands of calls a job sends a few: they are no part of any call.
      value: Math.round(statements * 10) / 10,
      unit: 'statements',
      ...(bar.mostStatements !== undefined && { atMost: bar.mostStatements }),
    },
    { name: `${name}: errors`, value: errors, unit: 'errors', atMost: 0 },
  ]
}
