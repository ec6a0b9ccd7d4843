/** What other parts of the kernel take from this one, and nobody else. */
export { forgetTyped, keepTyped, takeTyped } from './typed-input'
export { holdVersion, isVersionHeldFirmly, onVersionFree, saveHeldDrafts } from './version-hold'
