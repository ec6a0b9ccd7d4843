import { pollVersionFile } from '../../remote/poll-version-file'
import type { WatchedReleases } from '../../remote/remote-loader'
import { watchVersions } from '../../remote/version-watch'
import type { Parcel } from './parcel'

/**
 * Has a remote on its own hear of an outage and of its withdrawal while it is open, as the tabs of the portal do: who is in
 * the middle of something is told, it is shut once nothing is lost by it, and opened again when it is back. Its version stays. Returns what ends it.
 */
export function watchReleases(
  { router, remote, slots, shut, props }: Parcel,
  releases: WatchedReleases,
): () => void {
  const watch = watchVersions(
    router,
    { ...releases, revoked: () => [], isUrgent: () => false, replace: async () => undefined },
    {
      has: () => false,
      swap: () => undefined,
      failureAt: () => undefined,
      remove: (name) => name === remote.name && shut.set(true),
    },
    (name) => {
      slots?.exchanged(name)
      if (name === remote.name) shut.set(false)
    },
  )
  const stop = pollVersionFile(
    (file) => file.releases !== undefined && watch.hearOf(file.releases),
    new URL(props.portal, location.href).origin,
  )
  return () => {
    stop()
    watch.end()
  }
}
