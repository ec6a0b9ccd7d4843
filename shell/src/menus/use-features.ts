import { type Feature, type FeatureEntry, mayCreateEMandate, queryFor, useQuery } from '@portal/kernel'
import { contentApi } from '@portal/contracts/support/content'
import { featureAccessApi } from '@portal/contracts/identity/feature-access'

/** What an investor sees of an installation's features; all of them until its settings say otherwise (S6.016). */
export function featuresOf(
  settings: { serviceRequests: boolean } | undefined,
  access: readonly FeatureEntry[],
  pan: string,
): ReadonlySet<Feature> {
  const features = new Set<Feature>()
  if (settings?.serviceRequests ?? true) features.add('serviceRequests')
  if (mayCreateEMandate(access, pan)) features.add('eMandate')
  return features
}

export function useFeatures(pan: string): ReadonlySet<Feature> {
  const settings = useQuery(queryFor(contentApi.conf, {}))
  const access = useQuery(queryFor(featureAccessApi.cugDetails, {}))
  return featuresOf(settings.data, access.data?.features ?? [], pan)
}
