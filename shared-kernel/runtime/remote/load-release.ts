import type { RemoteRelease } from '@portal/contracts/manifest'
import { type Deadline, within } from './new-deadline'
import type { Remote } from './remote'
import { bringWords } from '../words/public'
import { type LoadFailureCode, RemoteFailure, toRemoteFailure } from './remote-failure'

/** How a build brings remotes into the page: module federation, or plain imports in the single bundle. */
export interface RemoteSource {
  /** Reads `remotes.json` as it is now: a cache is asked about it, and never believed. */
  readManifest(): Promise<unknown>
  /** What was read last, in an earlier visit too, for when it cannot be read; undefined when nothing was kept. */
  lastManifest?(): Promise<unknown>
  /** The kernel of the major before, where releases that were made for it run here as well. */
  previousKernel?: string | undefined
  /** What a release takes from the kernel and the page's kernel lacks, as far as can be found out. Never throws. */
  kernelGap?(release: RemoteRelease): Promise<string[]>
  /** Makes a release known; `again` replaces what was registered under the name. */
  register(release: RemoteRelease, again: boolean): void
  load(release: RemoteRelease): Promise<{ default: Remote }>
  /** Brings the whole kernel, which most pages behind the first take names of. */
  wholeKernel?(): Promise<unknown>
  /** Why a release's file did not run, as far as can be found out; undefined when it cannot. */
  explain?(release: RemoteRelease, error: unknown): Promise<LoadFailureCode | undefined>
}

export interface LoadedRemote {
  remote: Remote
  release: RemoteRelease
}

/** How long to look for the cause of a failure: the way out comes before the explanation. */
const explanationMs = 1500

/** Loads one release, once. Throws RemoteFailure LOAD-002, LOAD-003, LOAD-004, LOAD-006 or LOAD-007. */
export async function loadRelease(
  source: RemoteSource,
  release: RemoteRelease,
  again: boolean,
  deadline: Deadline,
): Promise<LoadedRemote> {
  const { name, version } = release
  const late = () => new RemoteFailure('LOAD-006', name, version)
  try {
    const gap = source.kernelGap ? await within(source.kernelGap(release), deadline, late) : []
    // Its code would run, and its first page that takes such a name would break.
    if (gap.length) throw new RemoteFailure('LOAD-002', name, version, `The kernel lacks ${gap.join(', ')}`)
    source.register(release, again)
    const module = await within(source.load(release), deadline, late)
    if (!isRemote(module?.default, release)) throw new RemoteFailure('LOAD-007', name, version)
    // Its pages are not kept waiting for a catalogue beyond their time: they can speak English.
    await within(bringWords(name, module.default.words), deadline, late).catch(() => undefined)
    return { remote: module.default, release }
  } catch (error) {
    if (error instanceof RemoteFailure) throw error
    const code = await explanation(source, release, error, deadline)
    throw toRemoteFailure(error, code ?? 'LOAD-003', name, version)
  }
}

/** Has routes, each below one of the release's own prefixes: others could shadow another remote's pages. */
function isRemote(remote: Remote | undefined, { prefixes }: RemoteRelease): boolean {
  const isOwn = (path: string) =>
    prefixes.some((prefix) => `/${path}` === prefix || `/${path}`.startsWith(`${prefix}/`))
  return Array.isArray(remote?.routes) && remote.routes.every((page) => isOwn(page.path))
}

/** As `source.explain`, but without delay beyond the deadline and without a throw. */
export async function explanation(
  source: RemoteSource,
  release: RemoteRelease,
  error: unknown,
  deadline: Deadline,
): Promise<LoadFailureCode | undefined> {
  const latest = Math.min(deadline, Date.now() + explanationMs)
  const requested = source.explain?.(release, error) ?? Promise.resolve(undefined)
  return within(requested, latest, () => new Error('No explanation in time')).catch(() => undefined)
}
