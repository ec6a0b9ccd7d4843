import { userInfo, hostname } from 'node:os'
import { signingKey, trustedKeys } from '@portal/build/manifest-keys.mjs'
import { tsImport } from 'tsx/esm/api'
import { openTrial } from './open-trial.mjs'
import { portalFolder } from './packages.mjs'

const releases = await tsImport('../shared-kernel/build/releases/public.ts', import.meta.url)
export const {
  changeStore,
  checkShell,
  copyRelease,
  findRemote,
  folderOf,
  FolderInUse,
  foresee,
  hashPans,
  integrityOf,
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
  stateOf,
  widen,
} = releases

/** How this checkout changes a portal's folder: with which key, and in whose name. */
export function storeOptions({ folder = portalFolder, keep, env = process.env } = {}) {
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
    keep: keep ?? Number(env.PORTAL_KEPT_RELEASES ?? 10),
    timeoutMilliseconds: 30_000,
    open: openTrial,
  }
}

/** Gives built remotes to everybody, in one change, before the `shell` that is deployed next. Each: { folder, owner, release }. */
export const releaseBuilt = (options, command, built, shell) =>
  changeStore(options, { ...buildChange(command, built), shell })

/** The change that releases built remotes; `rollout`, given the manifest, says to whom when not to everybody. */
export function buildChange(command, built, rollout) {
  return {
    command,
    remotes: built.map(({ release }) => release.name),
    built,
    decide: async (manifest) => publishAll(manifest, built, await rollout?.(manifest)),
  }
}

/** The manifest with these remotes released now. */
export const publishAll = (manifest, built, rollout) =>
  built.reduce(
    (changed, { release, owner }) =>
      publish(changed, { ...release, releasedAt: new Date().toISOString() }, owner, rollout),
    manifest,
  )
