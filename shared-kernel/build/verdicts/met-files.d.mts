import type { ReleaseManifest } from '../../contracts/manifest/public'
import type { MetFiles } from './verdict-store.mjs'

export interface Suite {
  specs?: readonly {
    tests: readonly {
      status: string
      annotations: readonly { type: string; description?: string }[]
    }[]
  }[]
  suites?: readonly Suite[]
}

type Remotes = Pick<ReleaseManifest, 'remotes'>

export function filesOfRemotes(portal: string, manifest: Remotes): MetFiles
export function facesOf(manifest: Remotes): object[]
export function filesMet(suite: Suite, specText: string, files: MetFiles): MetFiles
