import { randomUUID } from 'node:crypto'
import { authApi } from '@portal/contracts/identity/auth'
import { actionLinkApi } from '@portal/contracts/wire/action-link'
import { otpApi } from '@portal/contracts/identity/otp'
import { panApi } from '@portal/contracts/identity/pan'
import { type CodeChallenge, authMethodsApi } from '@portal/contracts/identity/auth-methods'
import type { Endpoint, RequestOf } from '@portal/contracts/wire/endpoint'
import { eq } from 'drizzle-orm'
import { issueActionLink } from '../../src/links/action-link'
import { people } from '../../sandbox/data/people'
import type { CallResult, TestPortal } from '../test-portal'
import { investorByPan } from '../../src/identity/investors'
import { otpChallenges } from '../../src/identity/schema'

export interface From {
  deviceId: string
  address: string
}

type Requested = () => Promise<CallResult<unknown>>

/** A call that somebody who is not logged in makes about a PAN. */
interface CallBeforeLogIn {
  endpoint: Endpoint
  /** Does what comes before the call, and answers the call itself. */
  about: (portal: TestPortal, pan: string, from: From) => Requested | Promise<Requested>
}

const contact = {
  email: 'somebody@example.in',
  mobile: '9810006543',
  countryCode: '+91',
  isInternational: false,
}

function direct<E extends Endpoint>(endpoint: E, body: (pan: string) => RequestOf<E>): CallBeforeLogIn {
  return { endpoint, about: (portal, pan, from) => () => portal.call(endpoint, body(pan), from) }
}

const codeChallenges = {
  recovery: direct(authApi.resetPassword, (userId) => ({ userId })),
  login: direct(authMethodsApi.generateOtp, (userId) => ({ userId })),
  lookUp: direct(authMethodsApi.getUserId, (panNumber) => ({ panNumber })),
}

type Typed = (step: CodeChallenge) => { uniqueID: string; referenceNumber: string; otp: string }

/** Of another prefix than the one that was sent. */
const wrongCode: Typed = ({ uniqueID, challenge }) => ({
  uniqueID,
  referenceNumber: challenge.referenceNumber,
  otp: `${challenge.prefixValue === 'ABC' ? 'XYZ' : 'ABC'}0000`,
})

function afterStep<E extends Endpoint>(
  step: CallBeforeLogIn,
  endpoint: E,
  body: (started: CodeChallenge) => RequestOf<E>,
): CallBeforeLogIn {
  return {
    endpoint,
    async about(portal, pan, from) {
      const { data } = await (await step.about(portal, pan, from))()
      const started = data as CodeChallenge
      const minuteAgo = new Date(portal.platform.clock.now().getTime() - 61_000)
      await portal.platform.db
        .update(otpChallenges)
        .set({ sentAt: minuteAgo })
        .where(eq(otpChallenges.reference, started.challenge.referenceNumber))
      return () => portal.call(endpoint, body(started), from)
    },
  }
}

/** With a link of somebody else than the PAN's owner. */
function behindLink(
  endpoint: typeof actionLinkApi.folioPanMatch | typeof actionLinkApi.generateOtp,
): CallBeforeLogIn {
  return {
    endpoint,
    async about(portal, panNumber, from) {
      const investor = (await investorByPan(portal.platform.db, people.asha.pan))!
      const link = await issueActionLink(portal.platform, investor, 'NEW', null)
      return () => portal.call(endpoint, { link, folioNumber: '910234821', panNumber }, from)
    },
  }
}

/** All that takes a PAN, or goes on with a step that one began, without a session. */
export const callsBeforeLogIn: Record<string, CallBeforeLogIn> = {
  'a wrong password': direct(authApi.login, (userId) => ({ userId, password: 'Wrong#2026' })),
  'a log-in by code': codeChallenges.login,
  'a forgotten password': codeChallenges.recovery,
  'an unlock': direct(authApi.unlockAccount, (userId) => ({ userId })),
  'a look-up': codeChallenges.lookUp,
  'the older look-up': direct(panApi.existingInvestor, (panNumber) => ({ panNumber })),
  'a registration': direct(authApi.register, (pan) => ({ pan, ...contact })),
  'quick invest': direct(authMethodsApi.quickInvest, (userId) => ({ userId, ...contact })),
  'a user name': direct(authMethodsApi.validateUserName, (userName) => ({ userName })),
  'a refresh without a token': direct(authApi.refresh, (userId) => ({
    userId,
    accessToken: randomUUID(),
    expiredToken: randomUUID(),
  })),
  'a wrong code of a recovery': afterStep(codeChallenges.recovery, authApi.verifyOtp, wrongCode),
  'a wrong code of a log-in': afterStep(codeChallenges.login, authMethodsApi.verifyLoginOtp, wrongCode),
  'a wrong code of a look-up': afterStep(codeChallenges.lookUp, authMethodsApi.getUserInfo, wrongCode),
  'a wrong code of the older look-up': afterStep(codeChallenges.lookUp, panApi.maskedInvestor, wrongCode),
  'a code sent again': afterStep(codeChallenges.login, otpApi.resend, ({ challenge }) => ({
    activityType: 'LOGIN' as const,
    referenceNumber: challenge.referenceNumber,
  })),
  'a folio behind a link': behindLink(actionLinkApi.folioPanMatch),
  'a code behind a link': behindLink(actionLinkApi.generateOtp),
}
