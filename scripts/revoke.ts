import { releaseCommand } from './release-command'
import { revoke } from './release-store'

/** `npm run revoke`: nobody gets that version any more, and open tabs leave it. */
const { run, help } = releaseCommand({
  usage: 'npm run revoke -- <remote> <version> [--urgent] [--to <folder>] [--dry-run]',
  about:
    'Takes a version from everybody, for good. Open tabs leave it at the next safe moment, never during a payment.\nIf it is live, the last good version is live again.',
  words: [2, 2],
  options: {
    urgent: {
      type: 'boolean',
      about: '--urgent        also from pages with typed input, which is kept; not from a payment',
    },
  },
  run: ({ words: [name = '', version = ''], options: { urgent }, change }) =>
    change({
      command: urgent ? 'revoke urgently' : 'revoke',
      remotes: [name],
      decide: (manifest) => revoke(manifest, name, version, urgent),
    }),
})
export { run as default, help }
