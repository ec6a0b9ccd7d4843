import '@portal/ui/page-styles'

/**
 * What the shell's frame and the log-in page need. In the federated builds it is a shared module of its own, so that
 * nobody waits for the rest of the kernel before logging in; imports name "@portal/kernel" all the same.
 */
export {
  mayCreateEMandate,
  validatePan,
  validatePassword,
  validateRequired,
} from '@portal/contracts/validation'
export {
  formatDate,
  formatShortDate,
  formatTime,
  indiaClock,
  indiaDate,
  indiaToday,
} from '@portal/contracts/format'
export * from './api/public'
export * from './session/public'
export * from './state/public'
export * from './navigation/public'
export {
  announce,
  AlertDialog,
  Button,
  Card,
  classNames,
  Dialog,
  ErrorPanel,
  FormPanField,
  FormPasswordField,
  FullScreenLoader,
  HelplineLink,
  Icon,
  IconButton,
  isVersionHeld,
  Link,
  LinkButton,
  lazyDialog,
  LinkProvider,
  LiveRegion,
  Logo,
  Note,
  Page,
  PageTitleProvider,
  PortalForm,
  Skeleton,
  SkeletonRegion,
  TextLink,
  Toaster,
  useIsMobile,
  usePageAtMost,
  usePageTitle,
  useVersionHold,
  Verbatim,
  VisuallyHidden,
} from '@portal/ui'
export { HostProvider, useHost } from './host/public'
export * from './remote/public'
export * from './lifecycles/public'
export * from './schema'
