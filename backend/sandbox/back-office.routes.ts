import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { decideVideo, recordingOf, waitingVideos } from '../src/kyc-applications/review'
import { applicationById } from '../src/kyc-applications/application.repository'
import { recentDebits } from '../src/debits/debit.repository'
import { recentPayouts } from '../src/payouts/payout.repository'
import { payoutView } from '../src/payouts/payouts'
import { sendAgainTo, waitingPayout } from '../src/payouts/send-again'
import type { Platform } from '../src/platform/module'
import { notFound } from '../src/platform/refusal'
import { isRowId } from '../src/platform/row-id'
import { decide, requestsForOperations } from '../src/service-requests/request-queue'
import { parse } from './parse'
import { type KycEnd, recordAtAgency } from './providers/registries/records'

const shown = 100
const SendAgain = z.object({ bankId: z.string().check(z.maxLength(60)) })
const KycDecision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approve') }),
  z.object({ decision: z.literal('reject'), reason: z.string().check(z.minLength(1), z.maxLength(200)) }),
])
const why = z.string().check(z.trim(), z.minLength(3), z.maxLength(200))
const Decision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approve') }),
  z.object({ decision: z.literal('reject'), reason: why }),
  z.object({ decision: z.literal('askAttachment'), attachment: why }),
])

/** What the fund house's back office does by hand, and what it looks at. */
export function registerBackOffice(app: FastifyInstance, platform: Platform): void {
  app.get('/sandbox/back-office/payouts', async () => payoutsOfEverybody(platform))
  app.get('/sandbox/back-office/debits', async () => debitsOfEverybody(platform))
  app.post<{ Params: { id: string } }>('/sandbox/back-office/payouts/:id/send-again', async (request) => {
    const { bankId } = parse(SendAgain, request.body)
    if (!isRowId(request.params.id)) throw notFound()
    await sendAgainTo(platform, request.params.id, bankId)
    return { sent: true }
  })
  registerKycReviews(app, platform)
  registerRequestReviews(app, platform)
}

/** Videos of people who do their KYC, to be looked at. */
function registerKycReviews(app: FastifyInstance, platform: Platform): void {
  app.get('/sandbox/back-office/kyc', () => waitingVideos(platform.db))
  app.get<{ Params: { id: string } }>('/sandbox/back-office/kyc/:id/video', async (request, reply) => {
    if (!isRowId(request.params.id)) throw notFound()
    const { content, mediaType } = await recordingOf(platform, request.params.id)
    return reply.type(mediaType).send(content)
  })
  app.post<{ Params: { id: string } }>('/sandbox/back-office/kyc/:id/decide', async (request) => {
    const wanted = parse(KycDecision, request.body)
    if (!isRowId(request.params.id)) throw notFound()
    const transition =
      wanted.decision === 'approve'
        ? { news: 'DONE' as const, reason: null }
        : { news: 'FAILED' as const, reason: wanted.reason }
    await decideVideo(platform, request.params.id, transition)
    await notifyAgency(platform, request.params.id, transition.news)
    return { decided: true }
  })
}

/** The fund house uploads a KYC by video to its agency. */
async function notifyAgency({ db, clock }: Platform, applicationId: string, end: KycEnd): Promise<void> {
  const application = await applicationById(db, applicationId)
  if (application) await recordAtAgency(db, { clock }, application.pan, { end, isAadhaar: false })
}

/** What investors ask for and a person looks at. */
function registerRequestReviews(app: FastifyInstance, platform: Platform): void {
  app.get('/sandbox/back-office/requests', async () => requestsForOperations(platform))
  app.post<{ Params: { id: string } }>('/sandbox/back-office/requests/:id', async (request) => {
    const decision = parse(Decision, request.body)
    if (!isRowId(request.params.id)) throw notFound()
    await decide(platform, request.params.id, decision)
    return { decided: true }
  })
}

/** With the accounts to choose from where one waits for a person. */
async function payoutsOfEverybody(platform: Platform) {
  const { db } = platform
  const rows = await recentPayouts(db, shown)
  return Promise.all(
    rows.map(async (row) => {
      const waiting = await waitingPayout(db, platform, row)
      const accounts = waiting?.accounts.map(({ bankId, bankName, accountNumber }) => ({
        bankId,
        bankName,
        accountLast4: accountNumber.slice(-4),
      }))
      const { orderId, attempt, pan, folioNo } = row
      return { ...payoutView(row), orderId, attempt, pan, folioNo, accounts: accounts ?? null }
    }),
  )
}

async function debitsOfEverybody({ db }: Platform) {
  const rows = await recentDebits(db, shown)
  return rows.map(({ id: debitId, orderId, umrn, amount, presentOn, state, reason, bankReference }) => ({
    debitId,
    orderId,
    umrn,
    amount,
    presentOn,
    state,
    reason,
    bankReference,
  }))
}
