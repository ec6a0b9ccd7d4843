import type { BeforeCode } from '../../src/identity/otp.routes'

/** For a portal without the domains above identity: a code is sent for whatever is asked. */
export const nothingBeforeCode: BeforeCode = {
  confirmAccounts: () => Promise.resolve(),
  refuseCancelling: () => Promise.resolve(),
  refuseCancellingAgain: () => Promise.resolve(),
  inWords: (_at, { kind }) => Promise.resolve(kind),
}
