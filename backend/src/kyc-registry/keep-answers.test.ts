import { eq } from 'drizzle-orm'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { keepKycAnswer, keepPanAnswer, keepReportedKyc } from './keep-answers'
import type { KycAnswer, PanAnswer } from './ports'
import { kycAnswers, panAnswers } from './schema'

const pan = 'ABCPD1234E'
const day = 86_400_000
const begin = Date.parse('2026-08-01T10:00:00+05:30')
const at = (days: number) => new Date(begin + days * day)

let portal: TestPortal
beforeAll(async () => void (portal = await startTestPortal({ modules: [] })))
afterAll(() => portal.close())
beforeEach(async () => {
  const { db } = portal.platform
  await db.delete(kycAnswers)
  await db.delete(panAnswers)
})

const answer = (changes: Partial<KycAnswer> = {}): KycAnswer => ({
  status: 'Validated',
  hasRecord: true,
  residency: 'Resident Indian',
  agency: 'CVL',
  statusAt: at(0),
  ...changes,
})
const none = answer({
  status: 'Not Available',
  hasRecord: false,
  residency: null,
  agency: null,
  statusAt: null,
})
const keep = (said: KycAnswer, requestedAt: Date) =>
  keepKycAnswer(portal.platform.db, 'cvl', said, { pan, requestedAt, reportedForMs: 7 * day, consent: null })
const kept = async () =>
  (await portal.platform.db.select().from(kycAnswers).where(eq(kycAnswers.pan, pan)))[0]

test('of two answers the one that was asked for later counts, in whatever order they come', async () => {
  await keep(answer({ status: 'Rejected', statusAt: at(2) }), at(3))
  await keep(answer({ statusAt: at(4) }), at(2.5))
  expect(await kept()).toMatchObject({ status: 'Rejected', requestedAt: at(3) })
})

test('an answer about an earlier state changes nothing but the moment of asking', async () => {
  await keep(answer({ status: 'On-Hold', statusAt: at(2) }), at(2))
  await keep(answer({ statusAt: at(1) }), at(3))
  expect(await kept()).toMatchObject({ status: 'On-Hold', statusAt: at(2), requestedAt: at(3) })
  await keep(answer({ statusAt: at(3) }), at(4))
  expect(await kept()).toMatchObject({ status: 'Validated', requestedAt: at(4) })
})

test('a registry that says no moment is believed', async () => {
  await keep(answer(), at(1))
  await keep(none, at(2))
  expect(await kept()).toMatchObject({ status: 'Not Available', hasRecord: false })
})

test('what the provider of a KYC reported stands for seven days against a registry that has not heard of it', async () => {
  await keepReportedKyc(portal.platform.db, pan, 'Registered', at(10))
  for (const late of [none, answer({ status: 'On-Hold', statusAt: at(5) })]) {
    await keep(late, at(16.9))
    expect(await kept()).toMatchObject({ status: 'Registered', source: 'application', requestedAt: at(16.9) })
  }
  await keep(none, at(17.1))
  expect(await kept()).toMatchObject({ status: 'Not Available', hasRecord: false, source: 'cvl' })
})

test('a newer word of the registry takes the place of a report at once, and the same word confirms it', async () => {
  await keepReportedKyc(portal.platform.db, pan, 'Registered', at(10))
  await keep(answer({ status: 'Registered', agency: 'CAMS', statusAt: at(9) }), at(11))
  expect(await kept()).toMatchObject({ source: 'cvl', agency: 'CAMS', consent: 'kyc' })
  await keepReportedKyc(portal.platform.db, pan, 'Validated', at(12))
  await keep(answer({ status: 'Rejected', statusAt: at(13) }), at(14))
  expect(await kept()).toMatchObject({ status: 'Rejected', source: 'cvl' })
})

test('a residency that was told once is not forgotten', async () => {
  await keep(answer({ residency: 'Foreign National' }), at(1))
  await keep(answer({ residency: null }), at(2))
  expect(await kept()).toMatchObject({ residency: 'Foreign National', requestedAt: at(2) })
})

const flags: PanAnswer = {
  isValid: true,
  nameMatches: true,
  birthDateMatches: true,
  name: null,
  birthDate: null,
  aadhaarLinked: true,
}
const keepPan = (said: PanAnswer, name: string | null, birthDate: string | null, requestedAt = at(1)) =>
  keepPanAnswer(portal.platform.db, 'http', said, { pan, name, birthDate, requestedAt })
const person = async () => (await portal.platform.db.select().from(panAnswers))[0]

test('of a PAN is kept what the service tells, or confirms of what was asked, and nothing else', async () => {
  await keepPan({ ...flags, nameMatches: false }, 'Nina Rao', '1992-02-03')
  await keepPan({ ...flags, birthDateMatches: null }, 'Nina Dutta', null)
  expect(await person()).toBeUndefined()
  await keepPan(flags, 'Nina Dutta', '1992-02-03')
  expect(await person()).toMatchObject({ name: 'Nina Dutta', birthDate: '1992-02-03', aadhaarLinked: true })
  await keepPan({ ...flags, nameMatches: false, birthDateMatches: false }, 'Nina Rao', '1999-09-09', at(2))
  expect(await person()).toMatchObject({ name: 'Nina Dutta', birthDate: '1992-02-03', requestedAt: at(2) })
  await keepPan({ ...flags, name: 'Nina D Dutta', aadhaarLinked: null }, 'Nina Dutta', null, at(3))
  expect(await person()).toMatchObject({ name: 'Nina D Dutta', aadhaarLinked: true })
})

test('a name that was confirmed once stays as it was typed then', async () => {
  await keepPan(flags, 'Nina Dutta', '1992-02-03')
  await keepPan(flags, 'NINA  DUTTA', '1992-02-03', at(2))
  expect(await person()).toMatchObject({ name: 'Nina Dutta', requestedAt: at(2) })
})

test('an answer about a PAN that comes late does not undo a later one', async () => {
  await keepPan({ ...flags, isValid: false }, null, null, at(2))
  await keepPan(flags, 'Nina Dutta', '1992-02-03', at(3))
  await keepPan({ ...flags, isValid: false }, null, null, at(2.5))
  expect(await person()).toMatchObject({ name: 'Nina Dutta' })
})
