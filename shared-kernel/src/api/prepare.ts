import { contentApi } from '../../contracts/content'
import { prefetchRsa } from '../crypto/public'
import { configureApi } from './api-config'
import { queryClient, queryFor } from './query'
import { sending } from './sending'

/**
 * Fetches what the first call will need, at application start: the settings (S7.125) and the server's key (S7.123).
 * Never fails: what could not be fetched is asked for again by the first call that needs it.
 */
export async function prepareApi(): Promise<void> {
  prefetchRsa()
  const settings = queryClient
    .ensureQueryData({ ...queryFor(contentApi.conf, {}), staleTime: Infinity })
    .then(({ encryption }) => configureApi({ encryption }))
  const keys = sending().then(({ envelopeKeys }) => envelopeKeys())
  await Promise.allSettled([settings, keys])
}
