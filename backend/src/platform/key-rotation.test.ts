import { masterApi } from '@portal/contracts/support/master'
import { createEnvelopeKeys, type EnvelopeKeys, sealRequest } from '@portal/contracts/crypto'
import { createPublicKey } from 'node:crypto'
import { productionSettings } from '../../test-kit/platform/production-settings'
import { temporaryFolder } from '../../test-kit/temporary-folder'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { readConfig } from './config'
import { createKeys } from './keys'
import { StoredKeys } from './stored-keys'
import { keys } from './tables'

const { method, path } = masterApi.country
const hour = 3_600_000

let portal: TestPortal
let now: number

beforeAll(async () => {
  portal = await startTestPortal()
})
beforeEach(() => {
  now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => portal.close())

async function pageLoad(): Promise<EnvelopeKeys> {
  const { id, publicPem } = await portal.platform.keys.envelope()
  return createEnvelopeKeys(publicPem, id)
}

async function isTaken(page: EnvelopeKeys): Promise<boolean> {
  const { edata } = sealRequest(page, { method, path }, { source: 'W' }, now)
  const headers = { checkEnc: 'Y', deviceId: 'test-device-0001', EncryptionKey: page.header }
  const { statusCode } = await portal.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    headers,
    payload: { edata },
  })
  return statusCode === 200
}

test('a key has 3072 bits and an id of its own', async () => {
  const { id, publicPem } = await portal.platform.keys.envelope()
  expect(createPublicKey(publicPem).asymmetricKeyDetails?.modulusLength).toBe(3072)
  expect(id).toMatch(/^[0-9a-f]{16}$/)
})

test('after a rotation the old key opens for 24 hours and no second longer, the new one at once [S7.013]', async () => {
  const [used, unused] = [await pageLoad(), await pageLoad()]
  expect(await isTaken(used)).toBe(true)
  const before = await portal.platform.keys.envelope()
  const { id } = await portal.platform.keys.rotateEnvelope()
  expect(id).not.toBe(before.id)
  const renewed = await pageLoad()
  expect(renewed.header.startsWith(`${id}.`)).toBe(true)
  expect(await isTaken(renewed)).toBe(true)
  now += 24 * hour - 60_000
  expect(await isTaken(used)).toBe(true)
  now += 61_000
  expect(await isTaken(used)).toBe(false)
  expect(await isTaken(unused)).toBe(false)
  expect(await isTaken(renewed)).toBe(true)
})

test('the published keys name the new one first, and the old one for as long as it opens [S7.123]', async () => {
  const old = await portal.platform.keys.envelope()
  const { id } = await portal.platform.keys.rotateEnvelope()
  const published = async () =>
    (await portal.platform.keys.jwks()).keys.filter(({ use }) => use === 'enc').map(({ kid }) => kid)
  expect((await published()).slice(0, 2)).toEqual([id, old.id])
  now += 25 * hour
  expect(await published()).toEqual([id])
})

test('the key that calls are sealed with is there before the server says that it is ready', async () => {
  const begun = await startTestPortal({ modules: [], dataDir: temporaryFolder('first-start') })
  const purposes = (await begun.platform.db.select().from(keys)).map(({ purpose }) => purpose)
  await begun.close()
  expect(purposes).toContain('envelope')
})

test('another process hands out the new key within a minute', async () => {
  const other = new StoredKeys(portal.platform.db)
  const { id: old } = await other.envelope()
  const { id } = await portal.platform.keys.rotateEnvelope()
  expect((await other.envelope()).id).toBe(old)
  expect((await other.envelopeById(id))?.id).toBe(id)
  now += 60_001
  expect((await other.envelope()).id).toBe(id)
})

test('a process of production that has the next key as its previous one opens what another one had sealed with it', async () => {
  const settings = productionSettings()
  const next = productionSettings().PORTAL_ENVELOPE_KEY ?? ''
  const knows = (env: Record<string, string>) =>
    createKeys(portal.platform.db, readConfig({ ...settings, ...env }))
  const { id } = await knows({ PORTAL_ENVELOPE_KEY: next }).envelope()
  expect(await knows({}).envelopeById(id)).toBeUndefined()
  expect((await knows({ PORTAL_ENVELOPE_KEY_PREVIOUS: next }).envelopeById(id))?.id).toBe(id)
})
