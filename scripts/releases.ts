import { refuseEmpty, releaseCommand } from './release-command'
import { findRemote, readStore, releasesTable, remotesTable } from './release-store'

/** `npm run releases`: who runs what. */
const { run, help } = releaseCommand({
  usage: 'npm run releases [-- <remote>] [--json] [--to <folder>]',
  about: 'Shows what is live of every remote, or every kept release of one.',
  words: [0, 1],
  options: {
    json: { type: 'boolean', about: '--json          the manifest, as it was before it was signed' },
  },
  async run({ store, words: [name], options: { json } }) {
    const manifest = await readStore(store)
    refuseEmpty(store, manifest)
    if (json) return JSON.stringify(manifest, null, 2)
    return name ? releasesTable(findRemote(manifest, name)) : remotesTable(manifest)
  },
})
export { run as default, help }
