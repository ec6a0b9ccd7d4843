import type { ReleaseManifest } from '../shared-kernel/contracts/manifest/public'
import { releaseCommand } from './release-command'
import { canaryVerdict, findRemote, readStore, ReleaseRefusal, rollBack, toldVisits } from './release-store'

const leastByDefault = 50

/** `npm run canaries`: for cron, where releases are made: takes back a canary that fails more often than its control. */
const { run, help } = releaseCommand({
  usage: 'npm run canaries -- --figures <address of /metrics> [--least 50] [--to <folder>] [--dry-run]',
  about:
    'Compares each canary with the live version by the share of visits in which something failed, within the last\n15 minutes, and takes back one that is worse. PORTAL_METRICS_TOKEN is the token of the figures.',
  words: [0, 0],
  options: {
    figures: {
      type: 'string',
      about: '--figures <url> where the portal says its figures: https://…/metrics',
    },
    least: {
      type: 'string',
      about: '--least <n>     visits that each of the two needs to be compared; 50 by default',
    },
  },
  async run({ store, options: { figures, least }, change }) {
    if (!figures) throw new ReleaseRefusal('Name the address of the figures with --figures')
    const leastVisits = least === undefined ? leastByDefault : Number(least)
    if (!(leastVisits >= 1)) throw new ReleaseRefusal(`--least is "${least}": a number of visits from 1 on`)
    const { remotes } = await readStore(store)
    const running = remotes.filter(({ canary, pinned, withdrawn }) => canary && !pinned && !withdrawn)
    if (!running.length) return 'No canary runs.'
    const metrics = await readFigures(figures)
    const lines: string[] = []
    for (const { name, live, canary } of running) {
      const version = canary?.version ?? ''
      const [few, all] = [toldVisits(metrics, name, version), toldVisits(metrics, name, live)]
      const verdict = canaryVerdict(few, all, leastVisits)
      const why = `${verdict}: ${version} failed in ${few.failing} of ${few.visits} visits, ${live} in ${all.failing} of ${all.visits}`
      lines.push(`${name}: ${why}`)
      if (verdict !== 'worse') continue
      const decide = (manifest: ReleaseManifest) => takeBack(manifest, name, version)
      lines.push(await change({ command: 'canary taken back', why, remotes: [name], decide }))
    }
    return lines.join('\n')
  },
})
export { run as default, help }

/** Somebody may have promoted or replaced it since the figures were read. */
function takeBack(manifest: ReleaseManifest, name: string, version: string): ReleaseManifest {
  if (findRemote(manifest, name).canary?.version !== version)
    throw new ReleaseRefusal(`${name} ${version} is no canary any more: nothing was changed`)
  return rollBack(manifest, name)
}

async function readFigures(address: string): Promise<string> {
  const token = process.env.PORTAL_METRICS_TOKEN
  const headers = token ? { authorization: `Bearer ${token}` } : undefined
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(10_000) }).catch(
    (error: Error) => {
      throw new ReleaseRefusal(`${address} cannot be read (${error.message})`)
    },
  )
  if (!answer.ok)
    throw new ReleaseRefusal(`${address} answered ${answer.status}: is PORTAL_METRICS_TOKEN right?`)
  return answer.text()
}
