export { createPortalRouter, type PortalRouter, type PortalRouterOptions } from './remote/portal-router'
export type { MatchedHandle, PageGuard } from './remote/to-routes'
export { useIsWithdrawn, useOutage, useReleasedNavigation } from './remote/navigation'
export { OutageNotice } from './remote/outage-notice'
export { WithdrawnNotice } from './remote/withdrawn-notice'
export { useBackTo } from './remote/use-back-to'
export { bearTranslation } from './host/bear-translation'
export { followProfile } from './host/public'
export { prefetchOnIntent } from './remote/prefetch-on-intent'
export { countedSource, loadedMarkName } from './remote/counted-source'
export { federatedRemotes } from './remote/federated-remotes'
export { kernelGap } from './remote/kernel-gap'
export { previousKernel } from './remote/previous-kernel'
export { explainFailure } from './remote/explain-failure'
export { openTrusted } from './remote/open-trusted'
export { createRemoteLoader, type RemoteLoader } from './remote/remote-loader'
export { pollVersionFile } from './remote/poll-version-file'
export { createReleaseRegistry, refreshReleases } from './remote/release-registry'
export type { RemoteSource } from './remote/load-release'
export { takeSessionOfOtherTab } from './session/shared-session'
export { type SlotOnPage, slotsOnPage } from './remote/slots-on-page'
export { useRetryPage } from './remote/retry-page'
export {
  bucketCount,
  classifyKernel,
  kernelFor,
  manifestOf,
  noBucket,
  panHash,
  type ManifestTrust,
  type Outage,
  type ReleasedEntry,
  ReleaseManifest,
  releasesFor,
  type RemoteRelease,
  type Visitor,
} from '@portal/contracts/manifest'
export { IdleWarning } from './lifecycles/idle-warning'
export { isDefinedRemote } from './lifecycles/define-remote'
export { parcelLifecycles } from './lifecycles/parcel/parcel-lifecycles'
export { readPublic } from './api/early-read'
export { queryClient, queryFor } from './api/query'
export { type BannerPlace, BannerSlot } from './domain/banner/public'
export { chooseTheme, type ThemeChoice, useThemeChoice } from '@portal/ui/theme'
export { askForKey } from './api/envelope-session'
export { prepareSettings, prepareVisit } from './api/prepare'
export { RouterProvider, redirect, useBlocker, useOutlet, useRevalidator, useRouteError } from 'react-router'
export {
  type Blamed,
  blameOf,
  failureReport,
  type FollowTry,
  inspection,
  loadVitals,
  type PageReport,
  type PageTelemetry,
  patternOf,
  startPageTelemetry,
  supportCode,
  type Vitals,
} from './telemetry/public'
export { afterFirstColon } from './api/api-error'
export { endsAfter } from './api/ends-after'
export { prepareApi } from './api/prepare'
export { onActivity } from './session/activity-events'
export { idleMinutes } from './session/idle-state'
export { onSessionChange } from './session/session'
export { onSignedOut } from './session/sign-out'
export { onOtherTabs } from './session/tab-channel'
export { pageInMode, restrictedModes } from './session/visit-mode'
export { loaderAtom } from './state/loader.atom'
export { StoreProvider } from './state/portal-store'
export { withdrawnRemotesAtom } from './state/withdrawn-remotes.atom'
export { clearToastsOnRoute, dismissToast, toastsAtom } from './state/toasts.atom'
export {
  announce,
  FullScreenLoader,
  isVersionHeld,
  LinkProvider,
  LiveRegion,
  Logo,
  Modal,
  noDataFound,
  PageTitleProvider,
  Toaster,
  usePageCheck,
} from '@portal/ui'
export { InvestorStatusDialog } from './domain/status/public'
export { HostProvider } from './host/host'
export { usePageHandle, usePageLanguage } from './remote/page-handle'
export { bringWords, chooseLanguage, type HostLanguages, startLanguage } from './words/public'
export { loadFailures } from './remote/remote-failure'
