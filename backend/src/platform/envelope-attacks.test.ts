import { masterApi } from '@portal/contracts/support/master'
import {
  createEnvelopeKeys,
  envelopeMacInput,
  type EnvelopeKeys,
  parseToken,
  sealRequest,
  serialiseKeyHeader,
  serialiseToken,
} from '@portal/contracts/crypto'
import crypto, { constants, createHmac, publicEncrypt, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'

const { method, path } = masterApi.country
const body = { source: 'W' }

let portal: TestPortal
let keys: EnvelopeKeys
let server: { id: string; publicPem: string }

beforeAll(async () => {
  portal = await startTestPortal()
  server = await portal.platform.keys.envelope()
  keys = await createEnvelopeKeys(server.publicPem, server.id)
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => portal.close())

const seal = (page: EnvelopeKeys) => sealRequest(page, { method, path }, body, Date.now()).edata
const open = (header: string, edata: string) => portal.platform.envelope.open(header, { edata }, method, path)

/** A text with one bit of one of its letters turned over. */
function withBitFlipped(text: string, at: number, bit: number): string {
  const place = at % text.length
  const letter = String.fromCharCode(text.charCodeAt(place) ^ (1 << bit))
  return text.slice(0, place) + letter + text.slice(place + 1)
}

async function refusalOf(header: string, edata: string): Promise<unknown> {
  const { statusCode, payload } = await portal.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    headers: { checkEnc: 'Y', deviceId: 'test-device-0001', EncryptionKey: header },
    payload: { edata },
  })
  return { statusCode, payload }
}

test('1,000 random bits flipped in body and header: 1,000 refusals, all of them one and the same [S7.015]', async () => {
  const flip = fc.record({ at: fc.nat(4000), bit: fc.nat(6), inHeader: fc.boolean() })
  const answers = new Set<string>()
  let flips = 0
  for (const { at, bit, inHeader } of fc.sample(flip, 1000)) {
    const edata = seal(keys)
    const [header, sealed] = inHeader
      ? [withBitFlipped(keys.header, at, bit), edata]
      : [keys.header, withBitFlipped(edata, at, bit)]
    answers.add(JSON.stringify(await refusalOf(header, sealed)))
    flips += 1
  }
  expect(flips).toBe(1000)
  expect([...answers]).toHaveLength(1)
  expect([...answers][0]).toMatch(/^\{"statusCode":400,.*E_ENVELOPE/)
})

/** A page load that the server sees for the first time. */
function newPage(): EnvelopeKeys {
  const [aes, mac] = [randomBytes(32), randomBytes(32)]
  const sealed = publicEncrypt(
    { key: server.publicPem, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.concat([aes, mac]),
  )
  return { aes, mac, header: serialiseKeyHeader(server.id, sealed.toString('base64')) }
}

/** The MAC is right, the padding below it is not: only who holds the page's own keys can make this. */
function badPadding(): [string, string] {
  const page = newPage()
  const token = parseToken(seal(page))
  if (!token) throw new Error('no token')
  const unsigned = { ...token, ciphertext: randomBytes(48).toString('base64url') }
  const input = envelopeMacInput({ method, path, direction: 'request' }, unsigned)
  const mac = createHmac('sha256', page.mac).update(input).digest('base64url')
  return [page.header, serialiseToken({ ...unsigned, mac })]
}
function badMac(): [string, string] {
  const page = newPage()
  const token = parseToken(seal(page))
  if (!token) throw new Error('no token')
  return [page.header, serialiseToken({ ...token, mac: randomBytes(32).toString('base64url') })]
}
function badKey(): [string, string] {
  const page = newPage()
  return [serialiseKeyHeader(server.id, randomBytes(384).toString('base64')), seal(page)]
}
const causes = { badMac, badPadding, badKey }
type Cause = keyof typeof causes

/** What the server did with a bad message, in order. */
async function traceOf(cause: Cause): Promise<string[]> {
  const message = causes[cause]()
  const trace: string[] = []
  for (const name of ['privateDecrypt', 'createHmac', 'timingSafeEqual', 'createDecipheriv'] as const) {
    const real = crypto[name] as (...given: unknown[]) => unknown
    jest.spyOn(crypto, name).mockImplementation(((...given: unknown[]) => {
      trace.push(name)
      return real(...given)
    }) as never)
  }
  const nonces = jest.spyOn(portal.platform.db, 'insert')
  await expect(open(...message)).rejects.toThrow('This request could not be read')
  expect(nonces).not.toHaveBeenCalled()
  jest.restoreAllMocks()
  return trace
}

test('a bad key costs the same steps as a bad MAC, compared in constant time; bad padding only the decryption more', async () => {
  const checked = ['privateDecrypt', 'createHmac', 'timingSafeEqual']
  await expect(traceOf('badMac')).resolves.toEqual(checked)
  await expect(traceOf('badKey')).resolves.toEqual(checked)
  await expect(traceOf('badPadding')).resolves.toEqual([...checked, 'createDecipheriv'])
})

async function timeOf(cause: Cause): Promise<number> {
  const message = causes[cause]()
  const started = process.hrtime.bigint()
  await open(...message).catch(() => undefined)
  return Number(process.hrtime.bigint() - started)
}

const median = (times: number[]): number => times.sort((one, other) => one - other)[times.length >> 1] ?? NaN

/** Interleaved, so that whatever else the machine does falls on all three alike. */
async function largestRatio(rounds: number): Promise<number> {
  const times: Record<Cause, number[]> = { badMac: [], badPadding: [], badKey: [] }
  for (let round = 0; round < rounds; round++)
    for (const cause of Object.keys(causes) as Cause[]) times[cause].push(await timeOf(cause))
  const medians = Object.values(times).map(median)
  return Math.max(...medians) / Math.min(...medians)
}

test('the medians of bad MAC, bad padding and bad key lie within 10 % of each other', async () => {
  await largestRatio(3)
  let smallest = Infinity
  // Noise can only drive the medians apart for a while; a difference of our own making is there every time.
  for (let attempt = 0; attempt < 20 && smallest > 1.1; attempt++)
    smallest = Math.min(smallest, await largestRatio(15))
  expect(smallest).toBeLessThanOrEqual(1.1)
})

test('10,000 answers have 10,000 IVs', async () => {
  const opened = await open(keys.header, seal(keys))
  const ivs = Array.from(
    { length: 10_000 },
    () => parseToken(portal.platform.envelope.seal(opened, method, path, {}).edata)?.iv,
  )
  expect(new Set(ivs).size).toBe(10_000)
})
