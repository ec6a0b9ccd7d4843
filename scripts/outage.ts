import { releaseCommand } from './release-command'
import { ReleaseRefusal, notifyOutage } from './release-store'

/** `npm run outage`: every page says what does not work for now. */
const { run, help } = releaseCommand({
  usage: 'npm run outage -- --en "…" [--hi "…"] | --off [--to <folder>] [--dry-run]',
  about:
    'Has every page say what does not work for now, and what does instead, in open tabs within a minute: "Payments by UPI\nfail at many banks since 9 am. Net banking works." It is in the signed manifest and the audit log.',
  words: [0, 0],
  options: {
    en: { type: 'string', about: '--en "…"        what investors read, 300 characters at most' },
    hi: {
      type: 'string',
      about: '--hi "…"        the same in Hindi; who reads Hindi has the English without it',
    },
    off: { type: 'boolean', about: '--off           it works again: nothing is said any more' },
  },
  run({ options: { en, hi, off }, change }) {
    if (off ? (en ?? hi) : !en?.trim())
      throw new ReleaseRefusal('Say what does not work with --en "…", or end it with --off alone')
    const outage = off ? undefined : { since: new Date().toISOString(), en: en!.trim(), hi: hi?.trim() }
    return change({
      command: off ? 'end outage' : 'outage',
      remotes: [],
      decide: (manifest) => notifyOutage(manifest, outage),
    })
  },
})
export { run as default, help }
