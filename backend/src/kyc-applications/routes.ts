import { kycApi, kycPreLoginApi } from '@portal/contracts/kyc/kyc'
import { kycVideoApi } from '@portal/contracts/kyc/kyc-video'
import { customerKycOf } from '@portal/contracts/kyc/kyc-words'
import type { FastifyInstance } from 'fastify'
import { anyGrant } from '../identity/access-grants'
import { kycOf } from '../kyc-registry/kyc.service'
import type { CallContext } from '../platform/call-context'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { notFound } from '../platform/refusal'
import { readSigned, registerCallback } from '../platform/signed-callback'
import { kycAccess } from './kyc-provider'
import { overviewOf } from './overview'
import {
  callbackStatus,
  createInvestor,
  initiate,
  type KycCaller,
  merchantData,
  pullMerchantData,
  statusOf,
} from './provider-calls'
import { Callback } from './provider-protocol'
import { recordTransition } from './report'
import { updateKyc, updateStatusOf } from './update'
import { keepPiece, openVideo, piecesReceived, sendVideo } from './video'

const owner = ({ investor }: CallContext): KycCaller => ({ pan: investor.pan, before: 'session' })

/** The calls about the own KYC, with a session. */
export function registerKycCalls(app: FastifyInstance, platform: Platform): void {
  implement(app, platform, kycApi, {
    initiate: (body, call) => initiate(platform, owner(call), body),
    createInvestor: (body, call) => createInvestor(platform, owner(call), body),
    status: (body, call) => statusOf(platform, owner(call), body),
    pullMerchantData: (body, call) => pullMerchantData(platform, owner(call), body),
    callbackStatus: (body, call) => callbackStatus(platform, owner(call), body),
    merchantData: (body, call) => merchantData(platform, owner(call), body),
    async customerStatus({ pan }, { investor }) {
      if (pan !== investor.pan) throw notFound()
      return { status: customerKycOf((await kycOf(platform.db, pan)).status) }
    },
    overview: (_body, { investor }) => overviewOf(platform, investor.pan),
    update: (body) => updateKyc(platform, body),
    updateStatus: ({ panNumber }) => updateStatusOf(platform, panNumber),
  })
  implement(app, platform, kycVideoApi, {
    open: (body) => openVideo(platform, body),
    piece: (body, { investor }) => keepPiece(platform, investor.pan, body),
    received: ({ recordingId }, { investor }) => piecesReceived(platform, investor.pan, recordingId),
    send: (body, { investor }) => sendVideo(platform, investor.pan, body),
  })
}

/** The provider's calls before log-in (S7.034): whose KYC it is says the grant that a one-time code opened. */
export function registerPreLoginKyc(app: FastifyInstance, platform: Platform): void {
  const granted = async ({ accessGrant }: CallContext): Promise<KycCaller> => ({
    pan: (await anyGrant(platform.db, accessGrant.id)).pan,
    before: 'preLogin',
  })
  implement(app, platform, kycPreLoginApi, {
    initiate: async (body, call) => initiate(platform, await granted(call), body),
    createInvestor: async (body, call) => createInvestor(platform, await granted(call), body),
    status: async (body, call) => statusOf(platform, await granted(call), body),
    pullMerchantData: async (body, call) => pullMerchantData(platform, await granted(call), body),
    callbackStatus: async (body, call) => callbackStatus(platform, await granted(call), body),
  })
}

const reportOf = (report: Callback['report']) => ({ ...report, at: new Date(report.at) })

/** Where the KYC provider reports. */
export function registerKycCallback(app: FastifyInstance, platform: Platform): void {
  registerCallback(app, platform, {
    about: 'kyc',
    path: '/api/v1/kyc/callback',
    read: async (raw, headers) =>
      readSigned({ secret: kycAccess(platform).secret, shape: Callback, reportOf }, raw, headers),
    subjectOf: ({ applicationId }) => applicationId,
    take: ({ eventId, report, body }) =>
      recordTransition(platform, report.applicationId, report, { kind: 'callback', eventId, body }),
  })
}
