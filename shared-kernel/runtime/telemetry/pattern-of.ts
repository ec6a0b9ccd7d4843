/**
 * The path of the route on screen as it is written, not as it was visited: parameters stay names
 * (docs/decisions/federation.md: support code).
 */
export function patternOf(matches: readonly { route: { path?: string } }[]): string {
  const path = matches.at(-1)?.route.path ?? '/'
  return path.startsWith('/') ? path : `/${path}`
}
