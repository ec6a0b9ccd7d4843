const longestMs = 15 * 60_000
/** Where a provider had too many calls and does not say how long to wait: limits are mostly of a minute. */
const tooManyMs = 15_000

/** As RFC 9110 has a date (5.6.7), also in its two old forms, of which one does not say that it is GMT. */
const httpDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/

/**
 * How long a provider asks us to wait before it is called again, by its status and its header `Retry-After`, seconds or a
 * date; a quarter of an hour at most, and undefined where it does not ask. The outbox leaves its lane alone for so long.
 */
export function readRetryAfter(status: number, header: string | null | undefined): number | undefined {
  const ms = msIn(header ?? '')
  if (ms > 0) return Math.min(ms, longestMs)
  return status === 429 ? tooManyMs : undefined
}

function msIn(header: string): number {
  if (/^\d+$/.test(header)) return Number(header) * 1000
  if (!httpDate.test(header)) return NaN
  return Date.parse(header.endsWith('GMT') ? header : `${header} GMT`) - Date.now()
}
