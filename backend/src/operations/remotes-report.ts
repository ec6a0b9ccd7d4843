import { type DeployedRemote, previousGood, type ReleaseManifest } from '@portal/contracts/manifest'
import { INDIA } from '../platform/clock'
import type { FailingRelease, ReleaseFigures } from '../telemetry/release-figures'

/** What the report is made of. */
export interface RemoteFacts {
  manifest: ReleaseManifest
  figures: readonly ReleaseFigures[]
  failing: readonly FailingRelease[]
  now: Date
}

/**
 * The page of who is on call at night, as lines of at most 80 characters: of each remote which versions are given to whom,
 * how many visits and failures each has and since when, and the commands that help where something is wrong or unusual.
 * Those that fail now come first.
 */
export function remotesReport({ manifest, figures, failing, now }: RemoteFacts): string[] {
  if (!manifest.remotes.length) return ['Nothing is released.']
  const remotes = manifest.remotes
    .map((remote) => ({ remote, versions: versionsOf(remote, figures, failing) }))
    .sort((one, other) => failuresOf(other.versions) - failuresOf(one.versions))
  return [
    `${timeOf(now)}. Visits and failures of the last 15 min:`,
    '',
    ...remotes.flatMap(({ remote, versions }) => [
      `${stateOf(remote, versions).padEnd(9)}  ${remote.name}  (${remote.owner})`,
      ...(remote.withdrawn ? [`  withdrawn since ${timeOf(new Date(remote.withdrawn.since))}`] : []),
      ...versions.flatMap((version) => linesOf(remote, version)),
      ...(isUnusual(remote, versions) ? helpFor(remote) : []).flatMap(([command, what]) => [
        `    ${command}`,
        `        ${what}`,
      ]),
      '',
    ]),
    'Of any other remote, too: npm run rollback -- <remote> takes its last release',
    'back, npm run withdraw -- <remote> --why "…" switches it off.',
  ]
}

/** A version that somebody gets or that open tabs still run, and what pages told of it. */
interface VersionFigures extends Omit<ReleaseFigures, 'remote'> {
  since: Date | undefined
}

function versionsOf(
  remote: DeployedRemote,
  figures: readonly ReleaseFigures[],
  failing: readonly FailingRelease[],
): VersionFigures[] {
  const given = [remote.pinned, remote.live, remote.canary?.version]
  const known = new Set(remote.releases.map(({ version }) => version))
  const told = figures.filter((each) => each.remote === remote.name && known.has(each.version))
  const inUse = told.filter(({ visits, failuresOfHour }) => visits + failuresOfHour > 0)
  const versions = new Set([...given, ...inUse.map(({ version }) => version)])
  const none = { visits: 0, failingVisits: 0, failures: 0, failuresOfHour: 0 }
  return [...versions]
    .filter((each) => each !== undefined)
    .map((version) => ({
      ...none,
      ...told.find((each) => each.version === version),
      version,
      since: failing.find((each) => each.remote === remote.name && each.version === version)?.since,
    }))
}

const sumOf = (versions: readonly VersionFigures[], what: 'visits' | 'failures' | 'failuresOfHour') =>
  versions.reduce((sum, version) => sum + version[what], 0)
const failuresOf = (versions: readonly VersionFigures[]) => sumOf(versions, 'failures')

/** One word to look for. That nobody came is not that all is well. */
function stateOf({ withdrawn }: DeployedRemote, versions: readonly VersionFigures[]): string {
  if (failuresOf(versions)) return 'FAILS'
  if (withdrawn) return 'OFF'
  return sumOf(versions, 'visits') ? 'ok' : 'no visits'
}

const isUnusual = ({ withdrawn, pinned, canary }: DeployedRemote, versions: readonly VersionFigures[]) =>
  Boolean(withdrawn ?? pinned ?? canary) || sumOf(versions, 'failuresOfHour') > 0

function linesOf(remote: DeployedRemote, told: VersionFigures): string[] {
  const { version, visits, failingVisits, failures, failuresOfHour, since } = told
  const now = failures
    ? `${counted(failures, 'failure')}, in ${failingVisits} of ${counted(visits, 'visit')}`
    : `${visits ? counted(visits, 'visit') : 'no visit'}, no failure`
  const hour = failuresOfHour ? `; ${counted(failuresOfHour, 'failure')} in 1 h` : ''
  return [
    `  ${version}  ${roleOf(remote, version)}`,
    `    ${now}${hour}`,
    ...(since ? [`    first failure of 24 h: ${timeOf(since)}`] : []),
  ]
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

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

const inIndia = new Intl.DateTimeFormat('en-GB', {
  timeZone: INDIA,
  ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
})

/** As the clock on the wall says, and as the log does. */
const timeOf = (moment: Date) => `${inIndia.format(moment)} IST (${moment.toISOString().slice(11, 16)} UTC)`
