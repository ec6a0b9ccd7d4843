import { authApi } from '@portal/contracts/identity/auth'
import { panApi } from '@portal/contracts/identity/pan'
import { eq } from 'drizzle-orm'
import { people } from '../../sandbox/data/people'
import { passwordDocument, soapAnswer, statusDocument } from '../../sandbox/providers/registries/kra-wire'
import { kraRecords, panCards } from '../../sandbox/providers/registries/schema'
import { startFaultyServer, type FaultyServer } from '../../test-kit/kyc-registry/faulty-server'
import { purchaseJourney, startListeningPortal } from '../../test-kit/orders/purchase-journey'
import type { TestPortal } from '../../test-kit/test-portal'
import { openTasks } from '../operations/ops-tasks'
import { askRegistries } from './ask-registries'
import { kycOf, registryPersonOf } from './kyc.service'
import { askAfterwards } from './module'
import { kycAnswers, panAnswers } from './schema'

const { asha, esha, om } = people
let portal: TestPortal
/** Registries that answer what a test wants, or nothing. */
let elsewhere: FaultyServer

const nina = { pan: 'ABCPD1234E', name: 'Nina Dutta', birthDate: '1992-02-03' }

beforeEach(async () => {
  elsewhere = await startFaultyServer()
  portal = await startListeningPortal()
  Object.assign(portal.platform.config.registries, { answerHours: 24, outageDays: 7 })
})
afterEach(async () => {
  await portal.close()
  await elsewhere.close()
})

const askElsewhere = () => (portal.platform.publicUrl = () => elsewhere.url.replace(/\/$/, ''))

/** From now on neither registry answers. */
const beginOutage = () => {
  elsewhere.fault = { status: 503, body: '' }
  askElsewhere()
}

const knownToRegistries = async (status: typeof kraRecords.$inferInsert.status = 'Registered') => {
  const { db, clock } = portal.platform
  const { pan, birthDate } = nina
  await db.insert(panCards).values({ ...nina, aadhaarLinked: true })
  const residency = 'Non-Resident Indian' as const
  await db
    .insert(kraRecords)
    .values({ pan, birthDate, status, residency, agency: 'CAMS', statusAt: clock.now() })
}
const keptKyc = async (pan: string) =>
  (await portal.platform.db.select().from(kycAnswers).where(eq(kycAnswers.pan, pan)))[0]
const codeOfAsking = (pan: string, options = {}) =>
  askRegistries(portal.platform, [{ pan }], options).then(
    () => 'asked',
    (error: { code: string }) => error.code,
  )
const sayOf = (pan: string, values: Partial<typeof kraRecords.$inferInsert>) =>
  portal.platform.db
    .update(kraRecords)
    .set({ statusAt: portal.platform.clock.now(), ...values })
    .where(eq(kraRecords.pan, pan))

test('a PAN that is named for the first time is asked about, and the answers are kept with source, moment and consent', async () => {
  await knownToRegistries()
  const { db, clock } = portal.platform
  expect((await kycOf(db, nina.pan)).code).toBe('-8005')
  await askRegistries(portal.platform, [nina], { consent: 'folio' })
  expect(await kycOf(db, nina.pan)).toEqual({
    status: 'Registered',
    code: null,
    residency: 'Non-Resident Indian',
    agency: 'CAMS',
    tinComplete: null,
    taxWaits: false,
  })
  const kept = await keptKyc(nina.pan)
  expect(kept).toMatchObject({ source: 'cvl', consent: 'folio' })
  expect(Math.abs(clock.now().getTime() - (kept?.requestedAt.getTime() ?? 0))).toBeLessThan(60_000)
  expect(await registryPersonOf(db, nina.pan)).toMatchObject({ ...nina, aadhaarLinked: true })
})

test('the residency is learnt also where nobody typed a date of birth: the PAN comes first then', async () => {
  await knownToRegistries()
  await askRegistries(portal.platform, [{ pan: nina.pan }])
  expect((await kycOf(portal.platform.db, nina.pan)).residency).toBe('Non-Resident Indian')
})

test('a call about a PAN that the house has not met answers by the registries', async () => {
  await knownToRegistries()
  const token = await portal.loginAs(asha.pan)
  const { pan: panNumber, birthDate: dob } = nina
  expect((await portal.call(panApi.validatePan, { panNumber, dob }, { token })).data).toMatchObject({
    kycStatus: 'Registered',
  })
  expect((await portal.call(panApi.getName, { panNumber, dob }, { token })).data.name).toBe('Nina Dutta')
})

test('an investor whom no registry was asked about logs in, and is asked about then', async () => {
  const { db } = portal.platform
  await db.delete(kycAnswers).where(eq(kycAnswers.pan, asha.pan))
  const login = () => portal.call(authApi.login, { userId: asha.pan, password: 'Sandbox#2026' }, {})
  expect((await login()).resultInfo.resultCode).toBe('SUCCESS')
  await portal.settle()
  expect(await kycOf(db, asha.pan)).toMatchObject({ status: 'Validated', residency: 'Resident Indian' })
})

test('a report of a KYC has the registry asked after it: what an agency found in the end takes its place', async () => {
  const { db, clock } = portal.platform
  await sayOf(om.pan, { status: 'Rejected', statusAt: new Date(clock.now().getTime() + 5000) })
  await db.transaction((tx) => askAfterwards(tx, portal.platform, om))
  expect((await kycOf(db, om.pan)).status).toBe('On-Hold')
  await portal.settle()
  expect((await kycOf(db, om.pan)).status).toBe('Rejected')
})

test('a fresh answer is not asked for again, an old one is', async () => {
  await sayOf(asha.pan, { status: 'On-Hold' })
  await askRegistries(portal.platform, [asha])
  expect((await kycOf(portal.platform.db, asha.pan)).status).toBe('Validated')
  await portal.advance(1.1)
  await askRegistries(portal.platform, [asha])
  expect((await kycOf(portal.platform.db, asha.pan)).status).toBe('On-Hold')
})

test('an order asks first where the answer is old: a KYC that was put on hold meanwhile buys nothing', async () => {
  await portal.advance(2)
  await sayOf(asha.pan, { status: 'On-Hold' })
  const own = purchaseJourney(portal, asha.pan, await portal.loginAs(asha.pan))
  const { resultInfo } = await own.order({
    schemePlanCode: 'FLEXI-DG',
    folioNo: null,
    amount: 5_000_00,
    newFolio: {
      bank: { accountNumber: '50100099887766', ifscCode: 'PRJT0000417', accountType: 'Savings' },
      nomination: { kind: 'none' },
    },
  })
  expect(resultInfo.resultCodeId).toBe('-8020')
})

test('in an outage an answer that lets invest is good for seven days more, then -543', async () => {
  beginOutage()
  await portal.advance(7.9)
  expect(await codeOfAsking(asha.pan)).toBe('asked')
  expect((await kycOf(portal.platform.db, asha.pan)).status).toBe('Validated')
  await portal.advance(0.2)
  expect(await codeOfAsking(asha.pan)).toBe('-543')
})

test('in an outage an answer that does not let invest, and a PAN nobody asked about, end at once', async () => {
  beginOutage()
  expect(await codeOfAsking(nina.pan)).toBe('-543')
  expect(await codeOfAsking(om.pan)).toBe('asked')
  await portal.advance(1.1)
  expect(await codeOfAsking(om.pan)).toBe('-543')
  expect(await codeOfAsking(esha.pan)).toBe('-543')
})

test('a call in an outage is refused with -543 and changes nothing; the same is answered after it', async () => {
  await knownToRegistries('Validated')
  const token = await portal.loginAs(asha.pan)
  const publicUrl = portal.platform.publicUrl
  beginOutage()
  const named = { panNumber: nina.pan, dob: nina.birthDate }
  const refused = await portal.call(panApi.validatePan, named, { token })
  expect(refused.resultInfo).toMatchObject({
    resultCodeId: '-543',
    resultMsg: expect.stringContaining('what you entered is kept'),
  })
  portal.platform.publicUrl = publicUrl
  expect((await portal.call(panApi.validatePan, named, { token })).data.kycStatus).toBe('Validated')
})

test('questions about one PAN at once become one', async () => {
  await knownToRegistries()
  const before = await portal.platform.metrics
    .getSingleMetricAsString('portal_registry_questions_total')
    .catch(() => '')
  expect(before).toBe('')
  await Promise.all(Array.from({ length: 5 }, () => askRegistries(portal.platform, [nina])))
  const counted = await portal.platform.metrics.getSingleMetricAsString('portal_registry_questions_total')
  expect(counted).toContain('registry="kyc",outcome="answered"} 1')
  expect(counted).toContain('registry="pan",outcome="answered"} 1')
})

test('a code that the portal does not know raises one task, and lets nobody invest', async () => {
  elsewhere.answer = (_body, { url, headers }) => {
    const { pan } = nina
    const card = { pan, pan_status: 'E', registered_name: nina.name, registered_dob: '03/02/1992' }
    if (url?.endsWith('/pan')) return JSON.stringify({ response_Code: '1', outputData: [card] })
    return String(headers.soapaction).includes('GetPassword')
      ? soapAnswer('GetPassword', passwordDocument('sealed'))
      : soapAnswer('GetPanStatus', statusDocument(pan, undefined, '088'))
  }
  askElsewhere()
  const { db } = portal.platform
  for (const _time of [1, 2]) await askRegistries(portal.platform, [nina], { anew: true })
  expect(await kycOf(db, nina.pan)).toMatchObject({ status: 'Not Available', code: '-8015' })
  expect((await openTasks(db)).filter(({ kind }) => kind === 'kyc-code')).toMatchObject([
    { subject: '088', detail: { code: '088' } },
  ])
})

test('who may not invest here by the letters of the PAN is not asked about', async () => {
  beginOutage()
  expect(await codeOfAsking('ABCCK1234E')).toBe('asked')
  expect(await keptKyc('ABCCK1234E')).toBeUndefined()
})

test('a job asks again about KYCs that an agency has still to decide', async () => {
  await sayOf(om.pan, { status: 'Validated' })
  await portal.advance(0.5)
  expect((await kycOf(portal.platform.db, om.pan)).status).toBe('Validated')
})

test('a PAN that counts no more is nobody, whatever was kept', async () => {
  const { db } = portal.platform
  await db.delete(panCards).where(eq(panCards.pan, asha.pan))
  await askRegistries(portal.platform, [asha], { anew: true })
  expect(await db.select().from(panAnswers).where(eq(panAnswers.pan, asha.pan))).toEqual([])
})
