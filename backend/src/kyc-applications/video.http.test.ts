import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { kycApi } from '@portal/contracts/kyc/kyc'
import { kycVideoApi } from '@portal/contracts/kyc/kyc-video'
import { kycVideoLimits } from '@portal/contracts/validation'
import { eq } from 'drizzle-orm'
import { resolveTask, openTasks } from '../operations/ops-tasks'
import { storeDocument } from '../documents/document-store'
import { sealedPieces } from '../documents/schema'
import { people } from '../../sandbox/data/people'
import { temporaryFolder } from '../../test-kit/temporary-folder'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { kycOwner, setRegister } from '../../test-kit/kyc-applications/kyc-portal'
import { kycApplications, kycVideos } from './schema'
import { answerVideoQueue } from './video-queue'

jest.mock('../operations/ops-tasks', () => {
  const actual = jest.requireActual<typeof import('../operations/ops-tasks')>('../operations/ops-tasks')
  return { ...actual, resolveTask: jest.fn(actual.resolveTask) }
})

const { om, asha } = people
const host = { host: 'localhost' }
let portal: TestPortal
let own: ReturnType<typeof kycOwner>
let attachments: {
  proofOfAddress: { kind: 'Passport'; documentId: string }
  panCard: string
  cancelledCheque: string
}

const attachment = async (pan: string) =>
  (await storeDocument(portal.platform, pan, 'paper.png', { type: 'png', content: randomBytes(40) }))
    .documentId

beforeAll(async () => {
  portal = await startTestPortal()
  own = kycOwner(portal, om, await portal.loginAs(om.pan))
  attachments = {
    proofOfAddress: { kind: 'Passport', documentId: await attachment(om.pan) },
    panCard: await attachment(om.pan),
    cancelledCheque: await attachment(om.pan),
  }
})
beforeEach(async () => {
  await portal.platform.db.delete(kycVideos)
  await portal.platform.db.delete(kycApplications)
  await setRegister(portal, om.pan, { status: 'On-Hold' })
})
afterAll(() => portal.close())

/** The first bytes of a WebM, and chance. */
const recording = (bytes = 150_000) =>
  Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from('neem-plain-words'), randomBytes(bytes)])
const pieces = (content: Buffer) =>
  Array.from({ length: Math.ceil(content.length / kycVideoLimits.pieceBytes) }, (_, place) =>
    content.subarray(place * kycVideoLimits.pieceBytes, (place + 1) * kycVideoLimits.pieceBytes),
  )
const opened = async () =>
  (await own.call(kycVideoApi.open, { panNumber: om.pan, purpose: 'complete' })).data.recordingId
const upload = (recordingId: string, place: number, content: Buffer) =>
  own.call(kycVideoApi.piece, { recordingId, place, content: content.toString('base64') })
const uploadAll = async (recordingId: string, content: Buffer) => {
  for (const [place, piece] of pieces(content).entries()) await upload(recordingId, place, piece)
}
const send = (recordingId: string, content: Buffer, changes: object = {}) =>
  own.call(kycVideoApi.send, {
    recordingId,
    pieces: pieces(content).length,
    sha256: createHash('sha256').update(content).digest('hex'),
    attachments,
    ...changes,
  })
const decide = (recordingId: string, decision: object) =>
  portal.app.inject({
    method: 'POST',
    url: `/sandbox/back-office/kyc/${recordingId}/decide`,
    headers: { ...host, 'content-type': 'application/json' },
    payload: JSON.stringify(decision),
  })

const opsTasksOf = async (recordingId: string) =>
  (await openTasks(portal.platform.db)).filter(({ subject }) => subject === recordingId).length

async function sentVideo() {
  const [recordingId, content] = [await opened(), recording()]
  await uploadAll(recordingId, content)
  expect((await send(recordingId, content)).resultInfo.resultCode).toBe('SUCCESS')
  return { recordingId, content }
}

test('a video goes in pieces, lies sealed, is looked at by a person and registers the KYC', async () => {
  const { recordingId, content } = await sentVideo()
  expect(await own.overview()).toMatchObject({
    kycStatus: 'Under Process',
    application: { way: 'VIDEO', status: 'PENDING' },
  })
  const kept = await portal.platform.db
    .select()
    .from(sealedPieces)
    .where(eq(sealedPieces.subject, recordingId))
  expect(kept).toHaveLength(3)
  for (const { sealed } of kept) expect(Buffer.from(sealed).includes('neem-plain-words')).toBe(false)
  expect(await opsTasksOf(recordingId)).toBe(1)
  const listed = (await portal.app.inject({ url: '/sandbox/back-office/kyc', headers: host })).json()
  expect(listed).toMatchObject([{ recordingId, pan: om.pan, digits: expect.stringMatching(/^\d{4}$/) }])
  const played = await portal.app.inject({
    url: `/sandbox/back-office/kyc/${recordingId}/video`,
    headers: host,
  })
  expect(played.headers['content-type']).toBe('video/webm')
  expect(played.rawPayload.equals(content)).toBe(true)
  expect((await decide(recordingId, { decision: 'approve' })).statusCode).toBe(200)
  expect((await decide(recordingId, { decision: 'approve' })).statusCode).toBe(409)
  expect(await own.overview()).toMatchObject({ kycStatus: 'Registered', application: { status: 'DONE' } })
  expect(await opsTasksOf(recordingId)).toBe(0)
})

test('a rejected video says why, is forgotten, and another one can be sent', async () => {
  const { recordingId } = await sentVideo()
  expect((await decide(recordingId, { decision: 'reject' })).statusCode).toBe(400)
  await decide(recordingId, { decision: 'reject', reason: 'The face is in the dark.' })
  expect(await own.overview()).toMatchObject({
    kycStatus: 'Rejected',
    application: { status: 'FAILED', reason: 'The face is in the dark.' },
  })
  const gone = await portal.app.inject({
    url: `/sandbox/back-office/kyc/${recordingId}/video`,
    headers: host,
  })
  expect(gone.statusCode).toBe(404)
  await sentVideo()
})

test('a lost piece is told and sent again; what is not whole, no video or altered is not taken', async () => {
  const [recordingId, content] = [await opened(), recording()]
  const [first, , last] = pieces(content)
  await upload(recordingId, 0, first!)
  await upload(recordingId, 2, last!)
  expect((await own.call(kycVideoApi.received, { recordingId })).data.places).toEqual([0, 2])
  expect((await send(recordingId, content)).resultInfo.resultCodeId).toBe('-541')
  await uploadAll(recordingId, content)
  expect((await send(recordingId, content, { sha256: 'f'.repeat(64) })).resultInfo.resultCodeId).toBe('-541')
  const bad = await own.call(kycVideoApi.piece, { recordingId, place: 0, content: 'not base64!' })
  expect(bad.resultInfo.resultCodeId).toBe('-540')
  expect((await send(recordingId, content)).resultInfo.resultCode).toBe('SUCCESS')
  expect((await upload(recordingId, 0, first!)).resultInfo.resultCodeId).toBe('-542')
  await portal.platform.db.delete(kycVideos)
  await portal.platform.db.delete(kycApplications)
  await setRegister(portal, om.pan, { status: 'On-Hold' })
  const picture = Buffer.concat([Buffer.from('\x89PNG\r\n'), randomBytes(20_000)])
  const other = await opened()
  await uploadAll(other, picture)
  expect((await send(other, picture)).resultInfo.resultCodeId).toBe('-541')
})

test('recordings and papers of somebody else are not found, and digits are good for an hour', async () => {
  const [recordingId, content] = [await opened(), recording(20_000)]
  await uploadAll(recordingId, content)
  const thirdParty = await portal.loginAs(asha.pan)
  const foreign = await portal.call(kycVideoApi.received, { recordingId }, { token: thirdParty })
  expect(foreign.status).toBe(404)
  expect((await own.call(kycVideoApi.received, { recordingId: randomUUID() })).status).toBe(404)
  const theirs = { ...attachments, panCard: await attachment(asha.pan) }
  expect((await send(recordingId, content, { attachments: theirs })).status).toBe(404)
  await portal.advanceTo(new Date(portal.platform.clock.now().getTime() + 61 * 60_000))
  own = kycOwner(portal, om, await portal.loginAs(om.pan))
  expect((await send(recordingId, content)).resultInfo.resultCodeId).toBe('-542')
})

test('in the operations queue of an installation videos are listed, saved, approved and refused', async () => {
  const { recordingId, content } = await sentVideo()
  const operations = (...args: string[]) => answerVideoQueue(portal.platform, args)
  expect(await operations()).toMatch(new RegExp(`^${recordingId} .* has to say \\d{4}$`))
  const file = join(temporaryFolder('kyc-video'), 'video.webm')
  expect(await operations(recordingId, 'save', file)).toMatch(/video\/webm/)
  expect((await readFile(file)).equals(content)).toBe(true)
  await expect(operations(recordingId, 'refuse')).rejects.toThrow(/npm run kyc:video/)
  await operations(recordingId, 'refuse', 'The face is in the dark.')
  expect(await own.overview()).toMatchObject({
    application: { status: 'FAILED', reason: 'The face is in the dark.' },
  })
  await expect(operations(recordingId, 'approve')).rejects.toThrow()
  const next = await sentVideo()
  await operations(next.recordingId, 'approve')
  expect(await own.overview()).toMatchObject({ application: { status: 'DONE' } })
  expect(await operations()).toBe('No video waits.')
})

test('a video of who is under process is not begun, and a change by video leaves a validation as it is', async () => {
  await setRegister(portal, om.pan, { status: 'Under Process' })
  const refused = await own.call(kycVideoApi.open, { panNumber: om.pan, purpose: 'complete' })
  expect(refused.resultInfo.resultCodeId).toBe('-537')
  await setRegister(portal, om.pan, { status: 'Validated' })
  const { data } = await own.call(kycVideoApi.open, { panNumber: om.pan, purpose: 'modify' })
  const content = recording(20_000)
  await uploadAll(data.recordingId, content)
  await send(data.recordingId, content)
  expect((await own.call(kycApi.updateStatus, { panNumber: om.pan })).data.status).toBe('PENDING')
  await decide(data.recordingId, { decision: 'approve' })
  expect((await own.overview()).kycStatus).toBe('Validated')
})

test('a video whose handing in breaks off is not handed in at all, and can be sent again', async () => {
  const [recordingId, content] = [await opened(), recording(20_000)]
  await uploadAll(recordingId, content)
  jest.spyOn(portal.platform.audit, 'record').mockRejectedValueOnce(new Error('killed'))
  expect((await send(recordingId, content)).status).toBe(500)
  expect(await own.overview()).toMatchObject({ kycStatus: 'On-Hold', application: { status: 'DRAFT' } })
  expect(await opsTasksOf(recordingId)).toBe(0)
  expect((await send(recordingId, content)).resultInfo.resultCode).toBe('SUCCESS')
  expect(await own.overview()).toMatchObject({ application: { status: 'PENDING' } })
  expect(await opsTasksOf(recordingId)).toBe(1)
})

test('a refusal that breaks off has decided nothing, and made again it forgets the recording', async () => {
  const { recordingId } = await sentVideo()
  const kept = () => portal.platform.db.$count(sealedPieces, eq(sealedPieces.subject, recordingId))
  const refusal = { decision: 'reject', reason: 'The face is in the dark.' }
  jest.mocked(resolveTask).mockRejectedValueOnce(new Error('killed'))
  expect((await decide(recordingId, refusal)).statusCode).toBe(500)
  expect(await own.overview()).toMatchObject({ application: { status: 'PENDING' } })
  expect(await opsTasksOf(recordingId)).toBe(1)
  expect((await decide(recordingId, refusal)).statusCode).toBe(200)
  expect(await own.overview()).toMatchObject({ application: { status: 'FAILED' } })
  expect([await opsTasksOf(recordingId), await kept()]).toEqual([0, 0])
})
