import { classifyKernel, kernelFor, loadedMarkName, type ReleaseManifest } from '@portal/kernel/internal'
import { failureEventName } from '../telemetry/report-failure'
import { overrideVersion } from './apply-overrides'
import type { Overrides } from './overrides'

/** One row of the panel: a remote, what this page made of it, and where it comes from. */
export interface RemoteState {
  name: string
  owner: string
  version: string
  state: 'loaded' | 'failed' | 'not loaded'
  /** Of the last failure. */
  code?: string
  /** The kernel of this page that it runs on, or why none fits: "2.0.0 fits". */
  kernel: string
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

/** The state of each remote: the last thing that happened to it counts. */
export function remoteStates(
  manifest: ReleaseManifest,
  marks: readonly Mark[],
  overrides: Overrides,
  kernels: readonly [own: string, ...previous: string[]],
): RemoteState[] {
  return manifest.remotes.map(({ name, owner, live, releases }) => {
    const last = marks.findLast(({ detail }) => detail.remote === name)
    const version = overrides[name] ? overrideVersion : last?.detail.version || live
    const release =
      releases.find((each) => each.version === version) ?? releases.find((each) => each.version === live)
    const range = release?.kernel ?? '^0.0.0'
    const kernel = kernelFor(range, kernels) ?? kernels[0]
    return {
      name,
      owner,
      version,
      state: !last ? 'not loaded' : last.name === loadedMarkName ? 'loaded' : 'failed',
      ...(last?.detail.code && { code: last.detail.code }),
      kernel: `${kernel} ${classifyKernel(range, kernel)}`,
      ...(overrides[name] && { override: overrides[name] }),
    }
  })
}
