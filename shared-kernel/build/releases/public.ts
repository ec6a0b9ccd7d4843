export {
  findRemote,
  openManifest,
  pin,
  promote,
  publish,
  ReleaseRefusal,
  revoke,
  rollBack,
  widen,
  notifyOutage,
  withdraw,
} from '@portal/contracts/manifest'
export { canaryVerdict, toldVisits } from './canary-verdict'
export { FolderInUse } from './folder-lock'
export { announceReleases, callsFile, deployedShell } from './name-check'
export { hashPans } from './pan-list'
export { copyRelease, folderOf, integrityOf, releaseFile } from './release-files'
export { changeStore, checkShell, foresee, readStore } from './release-store'
export { releasesTable, remotesTable } from './releases-table'
export { signManifest } from './sign-manifest'
export { addMaps, forgetMaps, keepMaps, mapsBeside, mapsFolderOf } from './source-maps'
export { statesOf } from './state-text'
