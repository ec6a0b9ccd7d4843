import {
  classifyKernel,
  kernelFor,
  loadedMarkName,
  type ReleaseManifest,
  type RemoteRelease,
} from '@portal/kernel/internal'
import { overrideVersion } from '../../overrides/apply-overrides'
import type { Overrides } from '../../overrides/overrides'
import { failureEventName } from '../../telemetry/report-failure'
import type { LoadTimes } from '../record/loads'

/** A remote, what this page made of it, and where it comes from. */
export interface RemoteRow {
  name: string
  owner: string
  version: string
  source: 'manifest' | 'override' | 'canary' | 'pinned' | 'version before' | 'earlier manifest'
  state: 'not asked' | 'loading' | 'running' | 'failed' | 'withdrawn'
  /** Of the last failure. */
  code?: string
  /** The kernel of this page that it runs on, or why none fits: "2.0.0 fits". */
  kernel: string
  load?: number
  firstPage?: number
  override?: string
}

interface Mark {
  name: string
  detail: { remote: string; version: string; code?: string }
}

/** What happened in this page load, oldest first, as it was marked. */
export function marksOfPage(): Mark[] {
  const marks = [loadedMarkName, failureEventName].flatMap((name) =>
    performance.getEntriesByName(name, 'mark'),
  )
  return marks.sort((a, b) => a.startTime - b.startTime) as (PerformanceMark & Mark)[]
}

export interface PageFacts {
  manifest: ReleaseManifest
  /** What this visitor gets of each remote. */
  chosen: readonly RemoteRelease[]
  marks: readonly Mark[]
  overrides: Overrides
  times: ReadonlyMap<string, LoadTimes>
  /** Its own first; the one of the major before where the shell offers that, too. */
  kernels: readonly [own: string, ...previous: string[]]
}

/** These say something about a remote that runs all the same. */
const isWarning = (code: string | undefined) => ['LOAD-010', 'LOAD-011', 'LOAD-013'].includes(code ?? '')

type Deployed = ReleaseManifest['remotes'][number]

/** Where the version in use comes from. */
function sourceOf(remote: Deployed, version: string, chosen: string, marks: readonly Mark[]) {
  if (version === overrideVersion) return 'override'
  if (marks.some(({ detail }) => detail.code === 'LOAD-010' && detail.version === version))
    return 'version before'
  if (version !== chosen) return 'earlier manifest'
  if (version === remote.pinned) return 'pinned'
  return version === remote.canary?.version && version !== remote.live ? 'canary' : 'manifest'
}

/** What became of the version that came up last, or of the attempts before any did. */
function stateOf(
  remote: Deployed,
  marks: readonly Mark[],
  isLoading: boolean,
): Pick<RemoteRow, 'state' | 'code'> {
  if (remote.withdrawn) return { state: 'withdrawn' }
  if (isLoading) return { state: 'loading' }
  const loadedAt = marks.findLastIndex(({ name }) => name === loadedMarkName)
  const loaded = marks[loadedAt]
  const failure = marks
    .slice(loadedAt + 1)
    .findLast(
      ({ detail }) => !isWarning(detail.code) && (!loaded || detail.version === loaded.detail.version),
    )
  if (failure) return { state: 'failed', ...(failure.detail.code && { code: failure.detail.code }) }
  return { state: loaded ? 'running' : 'not asked' }
}

function kernelText(range: string, kernels: PageFacts['kernels']): string {
  const kernel = kernelFor(range, kernels) ?? kernels[0]
  return `${kernel} ${classifyKernel(range, kernel)}`
}

/** One row a remote of the manifest. */
export function remoteRows({ manifest, chosen, overrides, kernels, ...page }: PageFacts): RemoteRow[] {
  return manifest.remotes.map((remote) => {
    const { name, owner, live, releases } = remote
    const marks = page.marks.filter(({ detail }) => detail.remote === name)
    const override = overrides[name]
    const release = chosen.find((each) => each.name === name)
    const offered = release?.version ?? live
    const loaded = marks.findLast((mark) => mark.name === loadedMarkName)
    const version = override ? overrideVersion : loaded?.detail.version || offered
    const times = page.times.get(name)
    const shown = releases.find((each) => each.version === version) ?? release
    return {
      ...{ name, owner, version },
      source: sourceOf(remote, version, offered, marks),
      ...stateOf(remote, marks, times?.isLoading ?? false),
      kernel: kernelText(shown?.kernel ?? '^0.0.0', kernels),
      ...(times?.load !== undefined && { load: times.load }),
      ...(times?.firstPage !== undefined && { firstPage: times.firstPage }),
      ...(override && { override }),
    }
  })
}

/** How many bytes of a remote's files came, and in how many; undefined while none has, or where the browser does not tell. */
export function sizeOf(
  { name, version, override }: Pick<RemoteRow, 'name' | 'version' | 'override'>,
  files = performance.getEntriesByType('resource') as PerformanceResourceTiming[],
): { bytes: number; files: number } | undefined {
  const folder = override ? new URL('.', override).href : `/remotes/${name}/${version}/`
  const own = files.filter((file) => file.name.includes(folder) && file.encodedBodySize > 0)
  if (!own.length) return undefined
  return { bytes: own.reduce((sum, file) => sum + file.encodedBodySize, 0), files: own.length }
}
