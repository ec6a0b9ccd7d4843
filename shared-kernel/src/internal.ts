export { createPortalRouter, type PortalRouter, type PortalRouterOptions } from './remote/portal-router'
export type { MatchedHandle, PageGuard } from './remote/to-routes'
export { useBackTo } from './remote/use-back-to'
export { prefetchOnIntent } from './remote/prefetch-on-intent'
export { createRemoteLoader, type RemoteLoader } from './remote/remote-loader'
export type { RemoteSource } from './remote/load-release'
export { useRetryPage } from './remote/retry-page'
export {
  bucketCount,
  classifyKernel,
  type KernelVerdict,
  ManifestDistrust,
  manifestOf,
  noBucket,
  openManifest,
  panHash,
  type ManifestTrust,
  ReleaseManifest,
  type RemoteRelease,
  type Visitor,
} from './manifest/public'
export { isDefinedRemote } from './lifecycles/define-remote'
export { RouterProvider, redirect, useBlocker, useRevalidator, useRouteError } from 'react-router'
export {
  blameOf,
  createReporter,
  loadVitals,
  type PageReport,
  type Reporter,
  reportUnhandled,
  sendBeaconOrFetch,
  supportCode,
  visit,
  type Vitals,
} from './telemetry/public'
