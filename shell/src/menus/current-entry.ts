const withoutQuery = (path: string) => path.replace(/\?.*$/, '')
const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

/** The one of the given places that a page belongs to: where its handle says, else the longest that holds its path. */
export function currentPlace(
  places: readonly string[],
  page: { pathname: string; section?: string },
): string | undefined {
  const path = page.section ?? page.pathname
  return places
    .filter((place) => isWithin(path, withoutQuery(place)))
    .sort((one, other) => other.length - one.length)[0]
}
