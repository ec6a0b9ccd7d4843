import { t } from '@portal/contracts/words/macros'
import type { OrderTerms } from '@portal/contracts/orders/order-terms'
import { type ActivityType, otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import type { FastifyInstance } from 'fastify'
import type { CallingInvestor } from '../platform/call-context'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { badRequest, outOfScope } from '../platform/refusal'
import { investorById } from './investors'
import { channelsOf, codesForHolders } from './otp-holders'
import { foliosIn, type OrderInWords, type Subject, subjectOf } from './confirmed-subject'
import { refuseCodeChallenge, refuseForFolios } from './otp-activities'
import { checkCode } from './otp-check'
import { openSessionCode, resendCode, type SentCode } from './otp.service'
import type { ScopeKind } from '@portal/contracts/identity/session-scope'

/** The codes that a session for one task may ask for. */
const codes: Readonly<Partial<Record<ScopeKind, readonly ActivityType[]>>> = {
  quickInvest: ['LUMPSUM', 'SIP'],
  failedSipReinvest: ['LUMPSUM'],
  paymentFailedLink: ['LUMPSUM'],
  distributorLink: ['LUMPSUM'],
  sipExpiringLink: ['SIP_MODIFICATION'],
}

/** A code for anything else would confirm nothing in a session for one task; none is sent. */
function refuseOtherCodes({ sessionScope }: CallingInvestor, activity: ActivityType): void {
  if (sessionScope && !codes[sessionScope.kind]?.includes(activity)) throw outOfScope()
}

/** What is asked of what a code confirms, before one is sent for nothing, and how its message puts it. */
export interface BeforeCode {
  /** Throws where an order opens a folio with an account that is not the investor's. */
  confirmAccounts: (
    platform: Platform,
    investor: CallingInvestor,
    orders: readonly OrderTerms[],
  ) => Promise<void>
  /** Throws the refusal of an order that cannot be taken back any more. */
  refuseCancelling: (
    platform: Platform,
    pan: string,
    activity: ActivityType,
    transactionId: string,
  ) => Promise<void>
  /** The same before such a code is sent again; it knows what it confirms by its hash. */
  refuseCancellingAgain: (platform: Platform, sent: SentCode) => Promise<void>
  inWords: OrderInWords
}

export function registerOtp(app: FastifyInstance, platform: Platform, beforeCode: BeforeCode): void {
  const check = async (investor: CallingInvestor, activity: ActivityType, subject: Subject) => {
    if ('orders' in subject) await beforeCode.confirmAccounts(platform, investor, subject.orders)
    if ('transactionId' in subject)
      await beforeCode.refuseCancelling(platform, investor.pan, activity, subject.transactionId)
  }
  implement(
    app,
    platform,
    { ...otpGenerateApi, ...otpApi },
    {
      async generate({ activityType: activity, ...about }, { investor, setMessage }) {
        refuseCodeChallenge(activity)
        refuseOtherCodes(investor, activity)
        const subject = subjectOf(activity, about)
        await refuseForFolios(platform, investor.pan, activity, foliosIn(subject))
        await check(investor, activity, subject)
        const record = await investorById(platform.db, investor.id)
        const challenge = await openSessionCode(platform, {
          pan: investor.pan,
          activity,
          ...channelsOf(record),
          asker: investor,
          subject,
          inWords: beforeCode.inWords,
        })
        setMessage(
          t`We sent you a one-time code. It is valid for ${{ minutes: platform.config.otp.minutes }} minutes.`,
        )
        return challenge
      },
      async generateMultiUser({ activityType: activity, ...about }, { investor }) {
        refuseCodeChallenge(activity)
        const subject = subjectOf(activity, about)
        // The holders of one folio have no say in another.
        if (foliosIn(subject).some((folio) => folio !== about.folioNumber))
          throw badRequest(t`Codes for the holders of a folio are asked for with orders in that folio only.`)
        await refuseForFolios(platform, investor.pan, activity, [about.folioNumber, ...foliosIn(subject)])
        await check(investor, activity, subject)
        const code = { activity, subject, inWords: beforeCode.inWords }
        return { users: await codesForHolders(platform, investor, about.folioNumber, code) }
      },
      resend: ({ activityType, referenceNumber }) =>
        resendCode(platform, referenceNumber, activityType, (sent) =>
          beforeCode.refuseCancellingAgain(platform, sent),
        ),
      async validate({ activityType, otp, referenceNumber }, { investor }) {
        await checkCode(platform, {
          reference: referenceNumber,
          code: otp,
          by: { investor, activity: activityType },
        })
        return {}
      },
    },
  )
}
