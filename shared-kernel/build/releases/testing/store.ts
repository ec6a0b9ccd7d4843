import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publish, type Rollout } from '@portal/contracts/manifest'
import { signingPair } from '@portal/contracts/manifest/testing/signing'
import { temporaryFolder } from '../../testing/temporary-folder'
import {
  auditFileOf,
  type AuditLine,
  type BuiltRelease,
  type Change,
  changeStore,
  type StoreOptions,
} from '../release-store'
import { builtRemote } from './built-remote'

export const pair = signingPair()

/** Inside another one: what belongs beside a portal's folder goes with it. */
function emptyFolder(): string {
  const folder = join(temporaryFolder('store'), 'portal')
  mkdirSync(folder)
  return folder
}

/** How a test changes a folder; a new one unless given. */
export const storeFor = (folder = emptyFolder()): StoreOptions => ({
  folder,
  key: pair,
  trustedKeys: [pair.spki],
  acceptsUnsigned: false,
  who: 'asha@desk',
  keep: 10,
  timeoutMilliseconds: 60_000,
})

/** The change that a release makes. */
export function releaseChange(built: BuiltRelease, rollout?: Rollout): Change {
  const { release } = built
  return {
    command: 'release',
    remotes: [release.name],
    built: [built],
    decide: (manifest) => publish(manifest, release, 'identity', rollout),
  }
}

/** Releases versions one after the other. */
export async function releaseAll(store: StoreOptions, ...versions: string[]): Promise<void> {
  for (const version of versions) await changeStore(store, releaseChange(builtRemote(version)))
}

export const auditOf = ({ folder }: StoreOptions): AuditLine[] =>
  readFileSync(auditFileOf(folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AuditLine)
