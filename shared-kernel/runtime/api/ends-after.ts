/** A signal that ends a call after so many milliseconds, also in browsers without `AbortSignal.timeout` (S4.009). */
export function endsAfter(milliseconds: number): AbortSignal {
  if (typeof AbortSignal.timeout === 'function') return AbortSignal.timeout(milliseconds)
  const limit = new AbortController()
  setTimeout(() => limit.abort(), milliseconds)
  return limit.signal
}
