const tags = /<(?:link|script)\b[^>]*>/g
const addressIn = /\b(?:href|src)="([^"]+)"/
const hashIn = /\bintegrity="([^"]+)"/

/**
 * The hashes that pages name for their files. The browser does not tell a worker the hash of what stands in the page
 * itself: only scripts that code asks for carry theirs.
 */
export function createPageHashes() {
  const known = new Map<string, string>()
  let reading = Promise.resolve()
  return {
    /** Reads the copy of a page that is just being opened. */
    learn(page: Response): Promise<void> {
      reading = page.text().then(
        (html) => {
          for (const [tag] of html.matchAll(tags)) {
            const [address, hash] = [addressIn.exec(tag)?.[1], hashIn.exec(tag)?.[1]]
            if (address && hash) known.set(address, hash)
          }
        },
        // A page that broke off names nothing; what it asks for is then taken as it is.
        () => undefined,
      )
      return reading
    },
    /** What a file must hash to; '' where no page says. Waits for a page that is on its way. */
    async of(pathname: string): Promise<string> {
      await reading
      return known.get(pathname) ?? ''
    },
  }
}
