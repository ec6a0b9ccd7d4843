/** Browser walks by the remote that they go through; those without one go through all of it. */
export const walksOf = {
  'mfe-auth': ['code-refusals', 'login', 'register', 'auth-methods', 'quick-invest'],
  'mfe-portfolio': ['portfolio', 'statement', 'notification-links'],
  'mfe-transact': [
    'cart',
    'outflows',
    'payment-trouble',
    'purchase',
    'purchase-keyboard',
    'quick-invest',
    'sip',
    'slots',
    'systematic-plans',
  ],
  'mfe-folio': ['create-folio', 'kyc', 'new-account', 'slots'],
  'mfe-service': ['help', 'service-requests'],
  'mfe-mandate': ['e-mandate', 'embedded-scope', 'links', 'mandate-ways', 'slots'],
}

/** Which package a file belongs to; undefined where it concerns all of them. */
const packageOf = (file, packages) => packages.find((name) => file.startsWith(`${name}/`))

/** Papers and pictures that no test reads. */
const isPaper = (file) => /^[^/]+\.md$|^docs\//.test(file)

/** What stands on a package: all on the kernel; on the server the tests of e2e that ask one without a page. */
function withDependents(named, packages) {
  if (named.some((name) => name.startsWith('shared-kernel/'))) return packages
  const dependents = named.includes('backend') ? ['e2e'] : []
  return packages.filter((name) => [...named, ...dependents].includes(name))
}

/** The walks that go through these packages; undefined where all do. A remote that was just made has none yet. */
function walksThrough(named) {
  const byRemote = named.map((name) => walksOf[name] ?? (name.startsWith('mfe-') ? [] : undefined))
  if (byRemote.includes(undefined)) return undefined
  return [...new Set(byRemote.flat())].sort().map((walk) => `tests/${walk}.spec.ts`)
}

/**
 * What `npm test` runs for its arguments: everything, the packages they name, or those that a change touches, each with
 * what stands on it. Throws where an argument names nothing.
 */
export function scopeOf(args, packages, changedFiles) {
  const everything = { packages, walks: undefined, rest: args, isAll: true }
  const named = args.filter((each) => packages.includes(each))
  const asksChanged = args.includes('--changed')
  const rest = args.filter((each) => !named.includes(each) && each !== '--changed')
  const unknown = rest.find((each, place) => !each.startsWith('-') && !rest[place - 1]?.startsWith('-'))
  if (unknown) throw new Error(`No package is named ${unknown}. There are: ${packages.join(', ')}`)
  if (!asksChanged && named.length === 0) return { ...everything, rest }
  const touched = asksChanged ? changedFiles().filter((file) => !isPaper(file)) : []
  const owners = touched.map((file) => packageOf(file, packages))
  if (owners.includes(undefined)) return { ...everything, rest }
  const all = [...new Set([...named, ...owners])]
  return { packages: withDependents(all, packages), walks: walksThrough(all), rest, isAll: false }
}
