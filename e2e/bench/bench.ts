import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, startPortal } from '../fixtures/portal-process'
import { comparePages } from './compare-pages'
import { type Figure, isGood, linesOf } from './figure'
import { figuresPage } from './figures-page'
import { measureGrowth } from './growth'
import { measureHealth } from './health-under-log-ins'
import { keep, keptRuns, lastKept } from './kept-figures'
import { measureLargeDataSet } from './large-data-set'
import { measureLighthouse } from './lighthouse'
import { measureOutbox } from './outbox'
import { measurePartitions } from './partitions'
import { measureServer } from './server-figures'

/** `npm run bench -- --pages --rounds 3`: the pages only, and fewer rounds where a machine has other work to do. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    pages: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    server: { type: 'boolean', default: false },
    health: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    outbox: { type: 'boolean', default: false },
    partitions: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})
const print = (text: string) => process.stdout.write(`${text}\n`)
const rounds = Number(values.rounds)
const lighthouseRuns = Math.min(rounds, 5)
const folder = mkdtempSync(join(tmpdir(), 'bench-'))

/** What is measured on a portal of its own. */
async function onPortal(name: string, measure: (url: string) => Promise<Figure[]>): Promise<Figure[]> {
  const portal = await startPortal({ dataFolder: join(folder, name) })
  const figures = await measure(portal.url)
  await portal.stop()
  return figures
}

const pageFigures = async (): Promise<Figure[]> => [
  ...(await comparePages(folder, {
    federated: process.env.FEDERATED!,
    single: process.env.SINGLE_BUNDLE!,
    rounds,
  })),
  ...(await measureLargeDataSet({ folder, rounds })),
]

const parts: Record<
  'lighthouse' | 'pages' | 'server' | 'health' | 'growth' | 'outbox' | 'partitions',
  () => Promise<Figure[]>
> = {
  lighthouse: () => onPortal('lighthouse', (url) => measureLighthouse({ url, runs: lighthouseRuns })),
  pages: pageFigures,
  server: () => measureServer(folder),
  health: () => onPortal('health', (url) => measureHealth(url, rounds)),
  growth: () => measureGrowth(folder, rounds),
  outbox: () => measureOutbox(folder),
  partitions: () => measurePartitions(folder),
}
const names = Object.keys(parts) as (keyof typeof parts)[]
/** These take minutes, and a million folios 15 GB: only where they are asked for. */
const seldom: (typeof names)[number][] = ['growth', 'outbox', 'partitions']
const usual = names.filter((name) => !seldom.includes(name))
const wanted = names.some((name) => values[name]) ? names.filter((name) => values[name]) : usual

const runs = keptRuns()
const figures: Figure[] = []
for (const name of wanted) {
  const measured = await parts[name]()
  print(linesOf(measured, lastKept(runs)).join('\n'))
  figures.push(...measured)
}
rmSync(folder, { recursive: true, force: true })
const page = join(root, 'dist/bench/figures.html')
mkdirSync(join(page, '..'), { recursive: true })
writeFileSync(page, figuresPage(figures, runs))
if (values.keep) keep(figures)
const missed = figures.filter((figure) => !isGood(figure))
print(`\n${figures.length - missed.length} figures good, ${missed.length} missed their bar. Charts: ${page}`)
process.exitCode = missed.length ? 1 : 0
