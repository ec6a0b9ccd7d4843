import { releaseCommand } from './release-command'
import { ReleaseRefusal, withdraw } from './release-store'

/** `npm run withdraw`: a remote without a good version is switched off until there is one. */
const { run, help } = releaseCommand({
  usage: 'npm run withdraw -- <remote> --why "…" | --off [--to <folder>] [--dry-run]',
  about:
    'Switches a remote off: its pages say so, its menu entries and slots go, in open tabs within a minute, never during a\npayment. On again with --off, and by what gives everybody a version: rollback, release, promote, pin, revoke of the live one.',
  words: [1, 1],
  options: {
    why: { type: 'string', about: '--why "…"       the reason, for the audit log; investors do not read it' },
    off: { type: 'boolean', about: '--off           ends it: the version of before is live again' },
  },
  run({ words: [name = ''], options: { why, off }, change }) {
    if (off && why) throw new ReleaseRefusal('Either --why or --off')
    if (!off && !why?.trim()) throw new ReleaseRefusal('Say why with --why "…": the audit log keeps it')
    const since = off ? undefined : new Date().toISOString()
    return change({
      command: off ? 'end withdrawal' : 'withdraw',
      why,
      remotes: [name],
      decide: (manifest) => withdraw(manifest, name, since),
    })
  },
})
export { run as default, help }
