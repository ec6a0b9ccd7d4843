import { wireSession } from './wire-api'

export { onActivity } from './activity-events'
export { idleMinutes, type IdlePhase } from './idle-state'
export { setLoginLocation, type LoginLocation } from './login-location'
export { getSession, onSessionChange, signIn, type CurrentSession } from './session'
export { refreshInvestor } from './refresh-investor'
export { clearSetPasswordToken, getSetPasswordToken, storeSetPasswordToken } from './set-password-token'
export { endReplacedSession, onSignedOut, signOut, type SignedOut, type SignOutReason } from './sign-out'
export { readStored, removeStored, writeStored, type StoredShape } from './storage'
export { type StorageKey } from './storage-table'
export { clearTwoFactor, getTwoFactor, storeTwoFactor, type TwoFactor } from './two-factor'
export { useInvestor, useSession } from './use-session'
export {
  scopeHomeByMode,
  scopeOfVisit,
  pageInMode,
  restrictedModes,
  startVisit,
  homeByMode,
  visitMode,
  type PageByMode,
  type RestrictedMode,
  type VisitMode,
} from './visit-mode'

wireSession()
