import { queryFor, useQuery } from '@portal/kernel'
import { contentApi } from '@portal/kernel/contracts/content'
import { type FeatureAccess, mayCreateEMandate } from './e-mandate-access'
import type { Feature } from './menu-entries'

/** This installation tries no feature with some investors first. */
const featureAccess: readonly FeatureAccess[] = []

/** What an investor sees of an installation's features; all of them until its settings say otherwise (S6.016). */
export function featuresOf(
  settings: { serviceRequests: boolean } | undefined,
  access: readonly FeatureAccess[],
  pan: string,
): ReadonlySet<Feature> {
  const features = new Set<Feature>()
  if (settings?.serviceRequests ?? true) features.add('serviceRequests')
  if (mayCreateEMandate(access, pan)) features.add('eMandate')
  return features
}

export function useFeatures(pan: string): ReadonlySet<Feature> {
  const settings = useQuery(queryFor(contentApi.conf, {}))
  return featuresOf(settings.data, featureAccess, pan)
}
