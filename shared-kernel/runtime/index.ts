import '@portal/ui/page-styles'

/** What `@portal/kernel` offers to remotes: all of it is listed, by where it comes from. */
export * from './offered-rules'
export * from './offered-components'
export {
  api,
  type ApiConfig,
  ApiError,
  type ApiErrorKind,
  type CallOptions,
  configureApi,
  describeDevice,
  downloadFile,
  fetchCode,
  type FullAnswer,
  genericMessage,
  newIdempotencyKey,
  type RefreshRequest,
  type TokenProvider,
  uploadFile,
  type UploadOptions,
} from './api/public'
export { queryClient, queryFor, useMutation, useQueries, useQuery, useQueryClient } from './api/query'
export {
  clearSetPasswordToken,
  clearTwoFactor,
  type CurrentSession,
  endReplacedSession,
  getSession,
  getSetPasswordToken,
  getTwoFactor,
  homeByMode,
  type IdlePhase,
  type LoginLocation,
  type PageByMode,
  readStored,
  refreshInvestor,
  removeStored,
  type RestrictedMode,
  scopeHomeByMode,
  scopeOfVisit,
  setLoginLocation,
  type SignedOut,
  signIn,
  signOut,
  type SignOutReason,
  startVisit,
  type StorageKey,
  type StoredShape,
  storeSetPasswordToken,
  storeTwoFactor,
  type TwoFactor,
  useInvestor,
  useSession,
  visitMode,
  type VisitMode,
  writeStored,
} from './session/public'
export {
  atom,
  type KeptDraft,
  keptDraftAtom,
  persistedAtom,
  type PersistedAtom,
  type PersistedUpdate,
  portalStore,
  RESET,
  showToast,
  toastTimes,
  transactionDraftAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from './state/public'
export {
  brochureLink,
  href,
  Outlet,
  PortalLink,
  type RouteReference,
  routes,
  useLocation,
  useNavigate,
  useNavigation,
  useSearchParams,
} from './navigation/public'
export { useField } from 'react-final-form'
export type { FormApi } from 'final-form'
export {
  goOutside,
  pickLanguage,
  suggestedLanguage,
  type Host,
  type HostEvent,
  leaveFailedSchemeLookup,
  type ScopeOutcome,
  standsInPage,
  useHost,
} from './host/public'
export {
  type Feature,
  type LoadFailureCode,
  type NavigationEntry,
  type PageHandle,
  type Remote,
  type RemoteEntries,
  RemoteFailure,
  type RemoteLoader,
  type RemotePage,
  type SearchOffer,
  toRemoteFailure,
} from './remote/public'
export { Slot, type SlotProps } from './remote/slot'
export {
  type ChosenLanguage,
  type Language,
  languages,
  saidTable,
  tableSaidBy,
  type Text,
  textOf,
  words,
} from '@portal/contracts/words'
export { Trans, useLanguage } from '@portal/ui/words'
export {
  type DefinedRemote,
  defineRemote,
  type LifecycleProps,
  type Lifecycles,
  type ParcelEvent,
} from './lifecycles/public'
