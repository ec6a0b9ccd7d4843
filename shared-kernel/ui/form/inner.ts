/** What the runtime takes from forms, and nobody else. */
export { forgetTyped } from './typed-input'
export { holdVersion, isVersionHeldFirmly, onVersionFree, saveHeldDrafts } from './version-hold'
