import { userInfo, hostname } from 'node:os'
import { signingKey, trustedKeys } from '@portal/build/manifest-keys.mjs'
import { changeStore, mapsBeside, publish, ReleaseRefusal } from '../shared-kernel/build/releases/public'
import type { BuiltRelease, Change, StoreOptions } from '../shared-kernel/build/releases/release-store'
import type { DeployedShell } from '../shared-kernel/build/releases/name-check'
import type { ReleaseManifest, Rollout } from '../shared-kernel/contracts/manifest/public'
import { openTrial } from './open-trial'
import { portalFolder } from './packages'

export {
  addMaps,
  callsFile,
  canaryVerdict,
  changeStore,
  checkShell,
  copyRelease,
  findRemote,
  folderOf,
  FolderInUse,
  forgetMaps,
  foresee,
  hashPans,
  integrityOf,
  keepMaps,
  mapsFolderOf,
  pin,
  promote,
  publish,
  readStore,
  releaseFile,
  ReleaseRefusal,
  releasesTable,
  remotesTable,
  revoke,
  rollBack,
  signManifest,
  statesOf,
  toldVisits,
  widen,
  notifyOutage,
  withdraw,
} from '../shared-kernel/build/releases/public'

/** A finished build, and the squad that answers for it. */
export interface Built extends BuiltRelease {
  owner: string
}

interface Checkout {
  folder?: string
  keep?: number
  env?: NodeJS.ProcessEnv
}

/** How this checkout changes a portal's folder: with which key, and in whose name. */
export function storeOptions({
  folder = portalFolder,
  keep,
  env = process.env,
}: Checkout = {}): StoreOptions {
  const key = signingKey(env)
  const trusted = trustedKeys(env)
  if (!trusted.includes(key.spki))
    throw new ReleaseRefusal(
      'PORTAL_MANIFEST_PRIVATE_KEY does not belong to PORTAL_MANIFEST_PUBLIC_KEY: nobody would believe the manifest',
    )
  return {
    folder,
    key,
    trustedKeys: trusted,
    acceptsUnsigned: !env.PORTAL_MANIFEST_PRIVATE_KEY,
    who: env.PORTAL_RELEASED_BY ?? `${userInfo().username}@${hostname()}`,
    auditFile: env.PORTAL_RELEASE_AUDIT || undefined,
    mapsFolder: mapsOf(folder, env),
    keep: keep ?? Number(env.PORTAL_KEPT_RELEASES ?? 10),
    timeoutMilliseconds: 30_000,
    open: openTrial,
  }
}

/** Where the source maps of a portal's releases lie. */
export const mapsOf = (folder: string, env: NodeJS.ProcessEnv = process.env) =>
  env.PORTAL_RELEASE_MAPS || mapsBeside(folder)

/** Gives built remotes to everybody, in one change, before the `shell` that is deployed next. */
export const releaseBuilt = (
  options: StoreOptions,
  command: string,
  built: readonly Built[],
  shell?: DeployedShell,
) => changeStore(options, { ...buildChange(command, built), shell })

/** The change that releases built remotes; `rollout`, given the manifest, says to whom when not to everybody. */
export function buildChange(
  command: string,
  built: readonly Built[],
  rollout?: (manifest: ReleaseManifest) => Promise<Rollout>,
): Change {
  return {
    command,
    remotes: built.map(({ release }) => release.name),
    built,
    decide: async (manifest) => publishAll(manifest, built, await rollout?.(manifest)),
  }
}

/** The manifest with these remotes released now. */
export const publishAll = (
  manifest: ReleaseManifest,
  built: readonly Omit<Built, 'folder'>[],
  rollout?: Rollout,
) =>
  built.reduce(
    (changed, { release, owner }) =>
      publish(changed, { ...release, releasedAt: new Date().toISOString() }, owner, rollout),
    manifest,
  )
