import type { ReleaseManifest } from '../shared-kernel/contracts/manifest/public'
import { releaseCommand } from './release-command'
import { findRemote, pin, ReleaseRefusal } from './release-store'

/** `npm run pin`: one version for everybody, whatever is released. */
const { run, help } = releaseCommand({
  usage: 'npm run pin -- <remote> [version] [--off] [--to <folder>] [--dry-run]',
  about: 'Holds everybody on a version, the live one by default, through releases and canaries, until --off.',
  words: [1, 2],
  options: { off: { type: 'boolean', about: '--off           ends the pin' } },
  run({ words: [name = '', version], options: { off }, change }) {
    if (off && version) throw new ReleaseRefusal('Either a version or --off')
    const decide = (manifest: ReleaseManifest) =>
      pin(manifest, name, off ? undefined : (version ?? findRemote(manifest, name).live))
    return change({ command: off ? 'unpin' : 'pin', remotes: [name], decide })
  },
})
export { run as default, help }
