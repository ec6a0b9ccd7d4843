import { releaseCommand } from './release-command'
import { rollBack } from './release-store'

/** `npm run rollback`: the version before is live again. */
const { run, help } = releaseCommand({
  usage: 'npm run rollback -- <remote> [--to <folder>] [--dry-run]',
  about: 'Ends a canary; where none runs, makes the last good version live again.',
  words: [1, 1],
  options: {},
  run: ({ words: [name = ''], change }) =>
    change({ command: 'rollback', remotes: [name], decide: (manifest) => rollBack(manifest, name) }),
})
export { run as default, help }
