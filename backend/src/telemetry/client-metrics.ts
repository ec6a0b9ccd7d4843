import type { ClientEvent } from '@portal/contracts/wire/telemetry'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** Remotes and versions that there are: only these become labels, since anybody can send anything. */
export type KnownRemotes = ReadonlyMap<string, { owner: string; versions: ReadonlySet<string> }>

/** The squad that answers for code: as the manifest names it; the platform's for what no squad releases. */
export const ownerOf = (remote: string, known: KnownRemotes): string =>
  remote === 'shell' || remote === 'remotes.json' ? 'platform' : (known.get(remote)?.owner ?? '')

const inUseMinutes = 15
const mostValues = 40

export interface ClientMetrics {
  count(event: ClientEvent, known: KnownRemotes): void
}

/** Counts what pages tell: loads, failures by code, versions in use, and how fast and steady pages are. */
export function createClientMetrics(register: Registry, now: () => number): ClientMetrics {
  const registers = [register]
  const which = ['remote', 'version']
  const loads = new Counter({
    name: 'portal_remote_loads_total',
    help: 'Remotes that came up in a page',
    labelNames: which,
    registers,
  })
  const loadTimes = new Histogram({
    name: 'portal_remote_load_seconds',
    help: 'Time until a remote was there',
    labelNames: ['remote'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8],
    registers,
  })
  const failures = new Counter({
    name: 'portal_client_failures_total',
    help: 'What went wrong in pages, by code',
    labelNames: ['code', ...which, 'owner'],
    registers,
  })
  const deprecations = new Counter({
    name: 'portal_deprecated_names_total',
    help: 'Sessions in which a remote took a name of the kernel that is to go',
    labelNames: ['name', ...which, 'owner'],
    registers,
  })
  const codeLabel = fewLabels()
  const nameLabel = fewLabels()
  const noteUse = countVersionsInUse(register, now)
  const observeVital = vitalHistograms(register)
  return {
    count(event, known) {
      const labels = labelsOf(event, known)
      if (event.kind === 'vital') return observeVital(event.name, labels.remote, event.value)
      if (event.kind === 'failure') {
        failures.inc(
          { code: codeLabel(event.code), ...labels, owner: ownerOf(event.remote, known) },
          event.count,
        )
        return
      }
      if (event.kind === 'deprecated') {
        deprecations.inc({ name: nameLabel(event.name), ...labels, owner: ownerOf(event.remote, known) })
        return
      }
      loads.inc(labels)
      loadTimes.observe({ remote: labels.remote }, event.milliseconds / 1000)
      noteUse(labels)
    },
  }
}

/** The first so many values of a label are told apart: anybody can send any. */
function fewLabels(): (value: string) => string {
  const seen = new Set<string>()
  return (value) => {
    if (seen.size < mostValues) seen.add(value)
    return seen.has(value) ? value : 'other'
  }
}

type VersionLabels = Record<'remote' | 'version', string>

function labelsOf({ remote, version }: ClientEvent, known: KnownRemotes): VersionLabels {
  if (remote === 'shell' || remote === 'remotes.json') return { remote, version: '' }
  const versions = known.get(remote)?.versions
  if (!versions) return { remote: 'unknown', version: 'unknown' }
  return { remote, version: versions.has(version) ? version : 'unknown' }
}

/** How many page loads of the last quarter of an hour brought up each version. */
function countVersionsInUse(register: Registry, now: () => number): (labels: VersionLabels) => void {
  const uses = new Map<string, { labels: VersionLabels; minutes: Map<number, number> }>()
  const minuteOf = () => Math.floor(now() / 60_000)
  new Gauge({
    name: 'portal_remote_versions_in_use',
    help: `Page loads of the last ${inUseMinutes} minutes that run a version of a remote`,
    labelNames: ['remote', 'version'],
    registers: [register],
    collect() {
      this.reset()
      for (const { labels, minutes } of uses.values()) {
        for (const minute of minutes.keys()) if (minute <= minuteOf() - inUseMinutes) minutes.delete(minute)
        this.set(
          labels,
          [...minutes.values()].reduce((sum, each) => sum + each, 0),
        )
      }
    },
  })
  return (labels) => {
    const key = `${labels.remote} ${labels.version}`
    const use = uses.get(key) ?? { labels, minutes: new Map<number, number>() }
    uses.set(key, use)
    const minute = minuteOf()
    for (const old of use.minutes.keys()) if (old <= minute - inUseMinutes) use.minutes.delete(old)
    use.minutes.set(minute, (use.minutes.get(minute) ?? 0) + 1)
  }
}

function vitalHistograms(register: Registry) {
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, buckets, labelNames: ['remote'], registers: [register] })
  const all = {
    LCP: histogram(
      'portal_web_vital_lcp_seconds',
      'Largest contentful paint, by the remote on screen',
      [0.5, 1, 1.5, 2, 2.5, 4, 8],
    ),
    INP: histogram(
      'portal_web_vital_inp_seconds',
      'Interaction to next paint, by the remote on screen',
      [0.05, 0.1, 0.2, 0.3, 0.5, 1],
    ),
    CLS: histogram(
      'portal_web_vital_cls',
      'Cumulative layout shift, by the remote on screen',
      [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5],
    ),
  }
  return (name: keyof typeof all, remote: string, value: number) =>
    all[name].observe({ remote }, name === 'CLS' ? value : value / 1000)
}
