/** Whether a feature is tried with some investors first, and with whom (S3.070). */
export interface FeatureEntry {
  featureName: string
  cugFlag: boolean
  cugUsers: readonly string[]
}

/** Whether the investor may create an eMandate: all may, unless an entry that is on names who may (S6.012 to S6.015). */
export function mayCreateEMandate(list: readonly FeatureEntry[], pan: string): boolean {
  const entry = list.find(({ featureName }) => featureName === 'EMANDATE_INVESTOR_CUG')
  return !entry?.cugFlag || entry.cugUsers.includes(pan)
}
