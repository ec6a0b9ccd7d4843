/** All that the portal keeps in cookies: nothing of an investor, and no token. */
export type CookieName = 'language' | 'theme' | 'portal-bucket' | 'portal-canaries'

/**
 * Over https a browser takes a cookie of such a name from this host alone and sends it over https alone. Over plain
 * http, which a sandbox may have, it would keep none of that name.
 */
export const cookieName = (name: CookieName, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name)

/** What a `Cookie` header, or `document.cookie`, says of a cookie. */
export function cookieIn(cookies: string, name: CookieName, isHttps: boolean): string | undefined {
  const start = `${cookieName(name, isHttps)}=`
  const found = cookies.split(/;\s*/).find((each) => each.startsWith(start))
  return found?.slice(start.length)
}

/** What sets a cookie; it lasts until the browser ends where no seconds are said. */
export function cookieLine(name: CookieName, value: string, isHttps: boolean, seconds?: number): string {
  const lasts = seconds === undefined ? '' : `; Max-Age=${seconds}`
  return `${cookieName(name, isHttps)}=${value}; Path=/${lasts}; SameSite=Lax${isHttps ? '; Secure' : ''}`
}
