import type { RemoteRelease } from '@portal/contracts/manifest'
import type { LoadFailureCode } from './remote-failure'

/** As `findCause`, whose code comes when there is something to explain. */
export async function explainFailure(
  release: RemoteRelease,
  error: unknown,
  base: string = location.href,
): Promise<LoadFailureCode | undefined> {
  const { findCause } = await import('./failure-cause')
  return findCause(release, error, base)
}
