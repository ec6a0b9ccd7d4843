import { buildOptions, buildRemote, versionOf, wasReleased } from './build'
import { buildStandalone, placeStandalone } from './build-hosts'
import { portalFolder, remotes } from './packages'
import { refuseOverBudget } from './release-budget'
import { releaseCommand } from './release-command'
import { buildChange, ReleaseRefusal } from './release-store'
import { readRollout, rolloutOptions } from './rollout-options'

/** `npm run release`: builds one remote and puts it live, without a look at the shell or another remote. */
const { run, help } = releaseCommand({
  usage: 'npm run release -- <remote> [--percent 10] [--pans <file>] [--to <folder>] [--dry-run]',
  about: 'Builds a remote and gives it to everybody, or to a few first (a canary).',
  words: [1, 1],
  options: rolloutOptions,
  async run({ store, words: [name], options, change }) {
    const all = remotes()
    const remote = all.find((each) => each.name === name)
    if (!remote)
      throw new ReleaseRefusal(
        `There is no remote "${name}". Remotes: ${all.map((each) => each.name).join(', ')}`,
      )
    const rollout = readRollout(options)
    const how = buildOptions()
    const [built, page] = await Promise.all([
      buildRemote(remote, how),
      options['dry-run'] ? undefined : buildStandalone(remote, versionOf(remote, how), how),
    ])
    refuseOverBudget(store.folder, built)
    // Its page without the shell is asked for as soon as the version is live.
    const place = () => page && placeStandalone(page, store.folder, built.release)
    const said = await change({ ...buildChange('release', [built], rollout), place })
    if (!options['dry-run'] && store.folder === portalFolder) wasReleased(built.release)
    return said
  },
})
export { run as default, help }
