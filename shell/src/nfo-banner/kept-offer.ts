const weekSeconds = 7 * 24 * 3600

/**
 * Keeps for the next visit whether there is an offer: where there is none, pages keep no place for one, which would go while
 * somebody reads them. In a cookie, as the theme: before-first-paint.js must know before any code is there.
 */
export function keepWhether(thereIsOne: boolean): void {
  document.cookie = `offer=none; path=/investors; max-age=${thereIsOne ? 0 : weekSeconds}; samesite=lax`
}
