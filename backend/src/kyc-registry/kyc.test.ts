import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { seedRegistries } from '../../sandbox/seeds/seed-registries'
import { people, type PersonKey } from '../../sandbox/data/people'
import { kycOf, refuseWithoutKyc, registryPersonOf } from './kyc.service'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal({ modules: [], sandbox: { seeds: [seedRegistries] } })
})
afterAll(() => portal.close())

const refusalOf = (key: PersonKey) =>
  refuseWithoutKyc(portal.platform.db, people[key].pan).then(
    () => null,
    (error: { code: string; message: string }) => error,
  )

test('Validated has no impact and Registered lets invest [S4.057, S4.058]', async () => {
  expect(await refusalOf('asha')).toBeNull()
  expect((await kycOf(portal.platform.db, people.bharat.pan)).status).toBe('Registered')
  expect(await refusalOf('bharat')).toBeNull()
})

test('On-Hold blocks transactions with a message [S4.059, S8.015]', async () => {
  expect(await refusalOf('om')).toMatchObject({ message: expect.stringContaining('on hold') })
})

test('KYC that was never done is -8005, KYC whose registration is needed -8015; both block [S4.041, S8.015]', async () => {
  expect(await refusalOf('esha')).toMatchObject({
    code: '-8005',
    message: expect.stringContaining('not done yet'),
  })
  expect(await refusalOf('farid')).toMatchObject({ code: '-8015' })
  const { db } = portal.platform
  expect((await kycOf(db, people.farid.pan)).agency).toBeNull()
  expect((await kycOf(db, people.om.pan)).agency).toBe('KFIN')
})

test('what stops another holder is said of that holder, not of the reader', async () => {
  const refused = (key: PersonKey) =>
    refuseWithoutKyc(portal.platform.db, people[key].pan, 'Uma Verma').then(
      () => '',
      ({ message }: Error) => message,
    )
  for (const key of ['om', 'esha', 'farid'] as const) {
    expect(await refused(key)).toMatch(/^The KYC of Uma Verma (is on hold|is not done yet)/)
    expect(await refused(key)).not.toMatch(/\byour?\b/i)
  }
  expect(await refused('asha')).toBe('')
})

test('the PAN register tells name and date of birth, and whether Aadhaar is linked', async () => {
  const { db } = portal.platform
  expect(await registryPersonOf(db, people.qadir.pan)).toMatchObject({
    name: 'Mohammed Qadir Usmani',
    birthDate: '1987-07-05',
    aadhaarLinked: true,
  })
  expect(await registryPersonOf(db, people.hari.pan)).toMatchObject({ aadhaarLinked: false })
  expect(await registryPersonOf(db, 'ABCPD1234E')).toBeUndefined()
})
