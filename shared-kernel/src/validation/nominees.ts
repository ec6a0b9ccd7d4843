import type { Verdict } from './verdict'

/**
 * The shares of all nominees in percent, at most two decimals each; they must total 100 (S5.056).
 * Counted in hundredths of a percent, so 33.33 + 33.33 + 33.34 is 100.
 */
export function validateNomineeShares(shares: readonly number[]): Verdict {
  if (!shares.length) return 'Add a nominee, or choose not to nominate'
  const hundredths = shares.map((share) => Math.round(share * 100))
  if (shares.some((share, at) => !(share > 0) || Math.abs(share * 100 - (hundredths[at] ?? 0)) > 1e-6))
    return 'Enter a share above 0% for every nominee, with at most two decimals'
  const total = hundredths.reduce((sum, share) => sum + share, 0)
  return total === 10_000 ? undefined : `Nominee shares must total 100%. Yours total ${total / 100}%.`
}
