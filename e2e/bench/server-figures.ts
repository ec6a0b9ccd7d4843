import type { Figure } from './figure'
import { measureServers } from './loaded-servers'
import { insertsPerSecond, loadBareHandler } from './server-load'
import type { Load } from './shoot'

interface Bar {
  /** A second, on two processors. */
  onServer?: number
  embedded?: number
  mostStatements?: number
}

const reading = { onServer: 400, embedded: 200, mostStatements: 3 }

const bars: Record<string, Bar> = {
  'log-in': { mostStatements: 8 },
  'dashboard: portfolio': reading,
  'dashboard: recent transactions': reading,
  'dashboard: value over time': reading,
  folios: reading,
  'lump sum: quote': { onServer: 400, embedded: 250 },
  'lump sum: initiation': { onServer: 200, embedded: 80 },
}

/** What the server does on both databases, and what Fastify and the embedded database do alone. */
export async function measureServer(folder: string): Promise<Figure[]> {
  const bare = await loadBareHandler()
  const inserts = await insertsPerSecond()
  return [
    { name: `${bare.name}: calls`, value: bare.perSecond, unit: 'a second' },
    { name: 'embedded: a single insert', value: inserts, unit: 'a second' },
    ...(await measureServers(folder)).flatMap(figuresOf),
  ]
}

function figuresOf({ name, perSecond, p99, cpuMs, statements, errors }: Load): Figure[] {
  const [database = '', ...call] = name.split(': ')
  const bar = bars[call.join(': ')] ?? {}
  const least = database === 'embedded' ? bar.embedded : bar.onServer
  return [
    {
      name: `${name}: calls`,
      value: perSecond,
      unit: 'a second',
      ...(least !== undefined && { atLeast: least }),
    },
    { name: `${name}: p99`, value: p99, unit: 'ms' },
    { name: `${name}: processor`, value: cpuMs, unit: 'ms' },
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
