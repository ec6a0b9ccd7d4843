import { productApi } from '@portal/contracts/schemes/product'
import { createEnvelopeKeys, openResponse, sealRequest } from '@portal/contracts/crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { growDataSet } from '../../sandbox/seeds/grow-data-set'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'

const { method, path } = productApi.schemes
const wanted = 2000
let portal: TestPortal
let token: string

beforeAll(async () => {
  portal = await startTestPortal()
  token = await portal.loginAs(people.asha.pan)
})

afterAll(() => portal.close())

/** The list as a browser asks for it: sealed, packed where it can unpack, over a line that compresses. */
async function ask(headers: Record<string, string>, of = { portal, token }) {
  const { portal, token } = of
  const { id, publicPem } = await portal.platform.keys.envelope()
  const keys = await createEnvelopeKeys(publicPem, id)
  const { edata, nonce } = sealRequest(keys, { method, path }, { source: 'W' }, Date.now())
  const before = process.cpuUsage()
  const answer = await portal.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: {
      checkEnc: 'Y',
      deviceId: 'test-device-0001',
      EncryptionKey: keys.header,
      Authorization: `Bearer ${token}`,
      ...headers,
    },
    payload: { edata },
  })
  const { user, system } = process.cpuUsage(before)
  const open = (body: Buffer) =>
    openResponse(keys, { method, path }, nonce, (JSON.parse(body.toString()) as { edata: string }).edata)
  return { answer, bytes: answer.rawPayload.length, ms: (user + system) / 1000, open }
}

const countOf = (opened: unknown) =>
  productApi.schemes.response
    .parse((opened as { data: unknown }).data)
    .categories.reduce((sum, { schemes }) => sum + schemes.length, 0)

/** What the work takes: whatever else the process does in a round only adds to it. */
const least = (values: readonly number[]) => Math.min(...values)

test('2,000 scheme plans travel in at most 120 KB, and opened they are all there [S7.102]', async () => {
  expect(await growDataSet(portal.platform, wanted)).toBeGreaterThanOrEqual(wanted)
  for (const [encoding, unzip] of [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    const { answer, bytes, open } = await ask({ packed: 'Y', 'accept-encoding': encoding })
    expect(answer.headers['content-encoding']).toBe(encoding)
    process.stdout.write(`2,000 scheme plans, ${encoding}: ${(bytes / 1024).toFixed(1)} KB\n`)
    expect(bytes).toBeLessThanOrEqual(120 * 1024)
    expect(countOf(await open(unzip(answer.rawPayload)))).toBeGreaterThanOrEqual(wanted)
  }
})

test('a browser that cannot unpack gets the list too, sealed as it is', async () => {
  const { answer, open } = await ask({})
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(countOf(await open(answer.rawPayload))).toBeGreaterThanOrEqual(wanted)
})

test('asked for again, the list of 2,000 costs the server less than 3 times that of 40', async () => {
  const small = await startTestPortal()
  const ofSmall = { portal: small, token: await small.loginAs(people.asha.pan) }
  const ofLarge = { portal, token }
  const packed = { packed: 'Y', 'accept-encoding': 'gzip' }
  const work: Record<'small' | 'large', number[]> = { small: [], large: [] }
  for (let round = 0; round < 12; round += 1) {
    work.small.push((await ask(packed, ofSmall)).ms)
    work.large.push((await ask(packed, ofLarge)).ms)
  }
  await small.close()
  const ratio = least(work.large.slice(1)) / least(work.small.slice(1))
  process.stdout.write(
    `the list of 2,000: ${least(work.large).toFixed(1)} ms of work, ${ratio.toFixed(2)} times that of 40\n`,
  )
  expect(ratio).toBeLessThan(3)
})
