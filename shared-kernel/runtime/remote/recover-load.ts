import type { RemoteRelease } from '@portal/contracts/manifest'
import type { LoadedRemote } from './load-release'
import { nextAttempt } from './next-attempt'
import { type Deadline, leftUntil, pause } from './new-deadline'
import type { ReleaseRegistry } from './release-registry'
import { RemoteFailure, toRemoteFailure } from './remote-failure'

/** The version to leave, and why where it failed; a revoked one did not. */
export interface LeftVersion {
  version: string
  failure?: RemoteFailure
}

export interface LoadTask {
  name: string
  registry: ReleaseRegistry
  deadline: Deadline
  /** Loads one release, once. Throws RemoteFailure. */
  attempt: (release: RemoteRelease, deadline: Deadline) => Promise<LoadedRemote>
  report: (failure: RemoteFailure) => void
  left?: LeftVersion | undefined
}

interface Run {
  /** What to try next; undefined when that must be found first. */
  target: RemoteRelease | undefined
  tried: RemoteRelease | undefined
  /** How often the present target was tried. */
  tries: number
  /** What is thrown in the end: of the newest release that should have opened, not of its stand-in. */
  failure: RemoteFailure | undefined
  isManifestFresh: boolean
  isPrevious: boolean
}

/**
 * Loads a remote, and on a failure goes on as `nextAttempt` decides: again, as the manifest says now, the previous good
 * version. A previous version in use is reported (LOAD-010). Throws RemoteFailure.
 */
export async function recoverLoad(task: LoadTask): Promise<LoadedRemote> {
  const run: Run = {
    target: undefined,
    tried: undefined,
    tries: Number.POSITIVE_INFINITY,
    failure: task.left?.failure,
    isManifestFresh: false,
    isPrevious: false,
  }
  if (!task.left) aim(task, run)
  for (;;) {
    const loaded = await tryTarget(task, run)
    if (loaded) {
      if (run.failure && !isOnlyAStumble(run.failure, loaded)) reportStandIn(task, run.failure, run, loaded)
      return loaded
    }
    if (!(await goOn(task, run))) throw run.failure ?? new RemoteFailure('LOAD-003', task.name, '')
  }
}

/** Aims at what this visitor should get, unless just that has failed. */
function aim({ name, registry, left }: LoadTask, run: Run): void {
  run.target = undefined
  try {
    const release = registry.releaseFor(name)
    if (release.version === left?.version || (run.tried && isSame(run.tried, release))) return
    run.target = release
    run.tries = 0
  } catch (error) {
    run.failure = toRemoteFailure(error, 'LOAD-003', name, '')
  }
}

const isSame = (one: RemoteRelease, other: RemoteRelease) =>
  one.version === other.version && one.entry === other.entry && one.integrity === other.integrity

async function tryTarget(task: LoadTask, run: Run): Promise<LoadedRemote | undefined> {
  if (!run.target) return undefined
  run.tried = run.target
  run.tries += 1
  try {
    return await task.attempt(run.target, deadlineOfTry(task, run))
  } catch (error) {
    const failure = toRemoteFailure(error, 'LOAD-003', task.name, run.target.version)
    if (!run.isPrevious || !run.failure) run.failure = failure
    return undefined
  }
}

/** While another version could stand in, half of the time that is left: what hangs must leave some for that one. */
function deadlineOfTry({ name, registry, deadline }: LoadTask, { tried, isPrevious }: Run): Deadline {
  const hasStandIn = !isPrevious && tried && registry.previousOf(name, tried.version) !== undefined
  return hasStandIn ? Date.now() + leftUntil(deadline) / 2 : deadline
}

/** Finds what to try next; false when there is nothing left. */
async function goOn(task: LoadTask, run: Run): Promise<boolean> {
  const { name, registry, deadline } = task
  const version = run.failure?.version ?? task.left?.version ?? ''
  const previous = run.isPrevious ? undefined : registry.previousOf(name, version)
  const next = nextAttempt({
    code: run.failure?.code ?? 'LOAD-003',
    tries: run.tries,
    leftMs: leftUntil(deadline),
    isManifestFresh: run.isManifestFresh,
    hasPrevious: previous !== undefined,
  })
  if (next.kind === 'stop') return false
  if (next.kind === 'again') await pause(next.delayMs)
  if (next.kind === 'fresh manifest') {
    run.isManifestFresh = true
    await registry.read(deadlineOfTry(task, run)).catch(() => undefined)
    aim(task, run)
  }
  if (next.kind === 'previous') {
    run.target = previous
    run.tries = 0
    run.isPrevious = true
  }
  return true
}

/** The same version opened after all: nobody needs to hear of it. */
const isOnlyAStumble = (failure: RemoteFailure, { release }: LoadedRemote) =>
  failure.version === release.version

function reportStandIn(
  { report }: LoadTask,
  failure: RemoteFailure,
  { isPrevious }: Run,
  { release }: LoadedRemote,
): void {
  report(failure)
  if (isPrevious) report(new RemoteFailure('LOAD-010', release.name, release.version, failure))
}
