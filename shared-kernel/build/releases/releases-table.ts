import { type DeployedRemote, type ReleaseManifest, releaseOf } from '@portal/contracts/manifest'
import { audienceOf } from './state-text'

const kilobytes = (bytes: number | undefined) =>
  bytes === undefined ? '' : `${(bytes / 1000).toFixed(1)} kB`
const minute = (moment: string | undefined) => moment?.slice(0, 16).replace('T', ' ') ?? ''

/** One line a remote: what is live, and what else is said of it. */
export function remotesTable({ remotes }: ReleaseManifest): string {
  const rows = remotes.map((remote) => {
    const { name, owner, live, canary, pinned, revoked, withdrawn } = remote
    const { kernel, size, releasedAt } = releaseOf(remote, live)
    const few = canary ? `${canary.version} (${audienceOf(canary)})` : ''
    return [
      name,
      owner,
      live,
      few,
      pinned ?? '',
      withdrawn ? minute(withdrawn.since) : '',
      revoked.join(' '),
      kernel,
      kilobytes(size),
      minute(releasedAt),
    ]
  })
  const titles = [
    'REMOTE',
    'SQUAD',
    'LIVE',
    'CANARY',
    'PINNED',
    'WITHDRAWN',
    'REVOKED',
    'KERNEL',
    'SIZE',
    'RELEASED (UTC)',
  ]
  return tableOf([titles, ...rows])
}

/** One line a kept release of one remote, newest first. */
export function releasesTable(remote: DeployedRemote): string {
  const rows = remote.releases.map(({ version, kernel, size, releasedAt }) => [
    version,
    stateIn(remote, version),
    kernel,
    kilobytes(size),
    minute(releasedAt),
  ])
  return tableOf([['VERSION', 'STATE', 'KERNEL', 'SIZE', 'RELEASED (UTC)'], ...rows])
}

function stateIn({ live, canary, pinned, revoked, history }: DeployedRemote, version: string): string {
  const states = [
    live === version && 'live',
    canary?.version === version && `canary for ${audienceOf(canary)}`,
    pinned === version && 'pinned',
    revoked.includes(version) && 'revoked',
    history.includes(version) && 'was live',
  ]
  return states.filter(Boolean).join(', ')
}

/** Columns as wide as their widest cell; those without any are left out. */
function tableOf([titles = [], ...rows]: string[][]): string {
  const columns = titles.map((_, index) => index).filter((index) => rows.some((row) => row[index]))
  const width = (index: number) => Math.max(...[titles, ...rows].map((row) => row[index]?.length ?? 0))
  const line = (row: string[]) =>
    columns
      .map((index) => (row[index] ?? '').padEnd(width(index)))
      .join('  ')
      .trimEnd()
  return [titles, ...rows].map(line).join('\n')
}
