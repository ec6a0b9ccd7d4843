import type { ReleaseManifest } from '../shared-kernel/contracts/manifest/public'
import { releaseCommand } from './release-command'
import { promote, widen } from './release-store'
import { readRollout, rolloutOptions } from './rollout-options'

/** `npm run promote`: what a few have, everybody gets, or more of them. */
const { run, help } = releaseCommand({
  usage: 'npm run promote -- <remote> [version] [--percent 50] [--pans <file>] [--to <folder>] [--dry-run]',
  about:
    'Gives the canary, or a version that is still kept, to everybody; with --percent or --pans to those only.',
  words: [1, 2],
  options: rolloutOptions,
  run({ words: [name = '', version], options, change }) {
    const rollout = readRollout(options)
    const decide = async (manifest: ReleaseManifest) =>
      rollout ? widen(manifest, name, await rollout(manifest), version) : promote(manifest, name, version)
    return change({ command: 'promote', remotes: [name], decide })
  },
})
export { run as default, help }
