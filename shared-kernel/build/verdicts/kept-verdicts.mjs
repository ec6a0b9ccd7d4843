import { inputHasher } from './input-hash.mjs'

/**
 * The verdicts of a checkout: a check has a name, `whole` and `sources` as its inputs (input-hash.mjs), and what else it
 * depends on, which `factsOf` says.
 */
export function keptVerdicts({ root, store, factsOf, isFresh = false }) {
  const hashing = () => {
    const hashOf = inputHasher(root)
    const known = new Map()
    return (check) => {
      if (!known.has(check.name)) known.set(check.name, hashOf(check, ...factsOf(check)))
      return known.get(check.name)
    }
  }
  const hashBefore = hashing()
  return {
    /** What a check counted when it passed on inputs as they are now; nothing where all is to run. */
    find(check, files) {
      const hash = hashBefore(check)
      return isFresh ? undefined : store.find(check.name, hash, files)
    },
    /** Keeps what passed, each with its check and its tally, unless somebody changed an input since it was looked for. */
    keep(results) {
      const hashNow = hashing()
      for (const { check, tally, met } of results)
        if (hashBefore(check) === hashNow(check)) store.keep(check.name, hashNow(check), tally, met)
    },
  }
}
