const basename = '/investors'

/** The path and query of a portal address below the basename: "/home/dashboard?x=1". */
export function belowBasename(address: string): string {
  const { pathname, search } = new URL(address)
  const path = pathname === basename ? '/' : pathname.replace(new RegExp(`^${basename}/`), '/')
  return path + search
}

/** Whether a stored or received target is a page of this portal, and nothing that leads elsewhere. */
export function isInternalPath(target: string): boolean {
  if (!/^\/(home|nct|switch-daaf)([/?]|$)/.test(target)) return false
  const { origin, pathname } = new URL(target, 'https://portal.invalid')
  return origin === 'https://portal.invalid' && target.startsWith(pathname)
}
