import { atom, portalStore } from '@portal/kernel'
import { reportFailure } from '../telemetry/report-failure'

/** Whether this page's remotes come from a manifest that nobody signed: the sandbox allows it and says so. */
export const unsignedManifestAtom = atom(false)

/** Remembers and reports it, once a page load. */
export function reportUnsigned(): void {
  if (portalStore.get(unsignedManifestAtom)) return
  portalStore.set(unsignedManifestAtom, true)
  reportFailure({
    kind: 'warning',
    code: 'LOAD-011',
    remote: 'remotes.json',
    version: '',
    stage: 'manifest is not signed',
  })
}
