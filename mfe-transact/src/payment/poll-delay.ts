const second = 1000

/**
 * Milliseconds until an open payment is asked about again: often while the investor is likely to be paying, then
 * ever more rarely, never slower than every 30 seconds.
 */
export function pollDelay(asked: number): number {
  if (asked < 20) return 3 * second
  return Math.min(30 * second, Math.round(3 * second * 1.2 ** (asked - 19)))
}
