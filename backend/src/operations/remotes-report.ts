import { type DeployedRemote, previousGood, type ReleaseManifest } from '@portal/contracts/manifest'
import type { FailingRelease, ReleaseFigures } from '../telemetry/release-figures'

/** What the report is made of. */
export interface RemoteFacts {
  manifest: ReleaseManifest
  figures: readonly ReleaseFigures[]
  failing: readonly FailingRelease[]
}

/**
 * The page of who is on call at night, as lines: of each remote which versions are given to whom, how many visits and
 * failures each has and since when, and the commands that help. Those that fail now come first.
 */
export function remotesReport({ manifest, figures, failing }: RemoteFacts): string[] {
  const failuresOf = ({ name }: DeployedRemote) =>
    figures.filter(({ remote }) => remote === name).reduce((sum, { failures }) => sum + failures, 0)
  const remotes = [...manifest.remotes].sort((one, other) => failuresOf(other) - failuresOf(one))
  if (!remotes.length) return ['Nothing is released.']
  return remotes.flatMap((remote) => {
    const { name, owner, withdrawn } = remote
    const off = withdrawn ? `  WITHDRAWN since ${minuteOf(withdrawn.since)}` : ''
    return [
      `${name}  (${owner})${off}`,
      ...versionsOf(remote, figures).map((version) => lineOf(remote, version, figures, failing)),
      ...helpFor(remote).map(([command, what]) => `    ${command.padEnd(52)} ${what}`),
      '',
    ]
  })
}

/** The versions that somebody gets, and those that open tabs still run. */
function versionsOf(remote: DeployedRemote, figures: readonly ReleaseFigures[]): string[] {
  const given = [remote.pinned, remote.live, remote.canary?.version]
  const known = new Set(remote.releases.map(({ version }) => version))
  const told = figures.filter((each) => each.remote === remote.name && known.has(each.version))
  const inUse = told.filter(({ visits, failuresOfHour }) => visits + failuresOfHour > 0)
  return [...new Set([...given, ...inUse.map(({ version }) => version)])].filter((each) => each !== undefined)
}

function lineOf(
  remote: DeployedRemote,
  version: string,
  figures: readonly ReleaseFigures[],
  failing: readonly FailingRelease[],
): string {
  const isIt = (each: { remote: string; version: string }) =>
    each.remote === remote.name && each.version === version
  const { visits = 0, failures = 0, failuresOfHour = 0 } = figures.find(isIt) ?? {}
  const since = failing.find(isIt)?.since
  const counts = `${visits} visits, ${failures} failures in 15 min, ${failuresOfHour} in 1 h`
  const first = since ? `, the first of 24 h at ${minuteOf(since.toISOString())}` : ''
  return `  ${version}  ${roleOf(remote, version)}:  ${counts}${first}`
}

function roleOf({ live, canary, pinned, revoked }: DeployedRemote, version: string): string {
  const share = canary?.percent === undefined ? '' : ` ${canary.percent} %`
  const list = canary?.pans ? ` ${canary.pans.length} by PAN` : ''
  const roles = [
    version === pinned && 'pinned for everybody',
    version === live && (pinned ? 'live behind the pin' : 'live'),
    version === canary?.version && `canary${share}${list}`,
    revoked.includes(version) && 'revoked',
  ].filter(Boolean)
  return roles.join(', ') || 'in open tabs'
}

/** The commands of releases that make sense as things are, and what each would do. */
export function helpFor(remote: DeployedRemote): [command: string, what: string][] {
  const { name, live, canary, pinned, withdrawn } = remote
  const call = (command: string, rest = '') => `npm run ${command} -- ${name}${rest}`
  const good = previousGood(remote, live)
  const off: [string, string] = [call('withdraw', ' --why "…"'), 'switches the whole remote off']
  if (withdrawn)
    return [
      [call('withdraw', ' --off'), `${live} is on again`],
      ...(good && !pinned ? [[call('rollback'), `${good.version} is live, and on`] as [string, string]] : []),
    ]
  if (pinned) return [[call('pin', ' --off'), `${live} is live again`], off]
  if (canary)
    return [
      [call('rollback'), `ends the canary: everybody has ${live}`],
      [call('revoke', ` ${canary.version}`), 'ends it for good, in open tabs too'],
      off,
    ]
  if (!good) return [off]
  return [
    [call('rollback'), `${good.version} is live again`],
    [call('revoke', ` ${live}`), `the same, in open tabs too, and ${live} never comes back`],
    [call('pin', ` ${good.version}`), `holds everybody on ${good.version} through later releases`],
    off,
  ]
}

const minuteOf = (moment: string) => `${moment.slice(0, 16).replace('T', ' ')} UTC`
