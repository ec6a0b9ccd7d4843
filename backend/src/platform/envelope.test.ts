import { masterApi } from '@portal/contracts/support/master'
import { createEnvelopeKeys, type EnvelopeKeys, openResponse, sealRequest } from '@portal/contracts/crypto'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'

const { method, path } = masterApi.country
const body = { source: 'W' }

let portal: TestPortal
let keys: EnvelopeKeys

beforeAll(async () => {
  portal = await startTestPortal()
  const { id, publicPem } = await portal.platform.keys.envelope()
  keys = await createEnvelopeKeys(publicPem, id)
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => portal.close())

interface Wire {
  url?: string
  header?: string
  payload: unknown
}

async function send({ url = path, header = keys.header, payload }: Wire) {
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api/v1/${url}`,
    headers: { checkEnc: 'Y', deviceId: 'test-device-0001', EncryptionKey: header },
    payload: payload as object,
  })
  return { status: answer.statusCode, skew: answer.headers['date-skew'], json: answer.json() }
}

const seal = (now = Date.now()) => sealRequest(keys, { method, path }, body, now)

const refusal = {
  resultInfo: {
    resultCode: 'FAILURE',
    resultCodeId: 'E_ENVELOPE',
    resultMsg: 'This request could not be read. Reload the page and try again.',
    resultStatus: '400',
  },
}

test('opens what a browser sealed and binds the answer to the nonce of the request [S7.013, S7.015]', async () => {
  const { edata, nonce } = seal()
  const { status, json } = await send({ payload: { edata } })
  expect(status).toBe(200)
  await expect(openResponse(keys, { method, path }, nonce, json.edata)).resolves.toMatchObject({
    resultInfo: { resultCode: 'SUCCESS' },
    data: { countries: expect.arrayContaining([{ code: 'IN', name: 'India', dialCode: '+91' }]) },
  })
  await expect(openResponse(keys, { method, path }, seal().nonce, json.edata)).rejects.toThrow()
})

test.each<[string, () => Wire]>([
  ['a body that is not sealed', () => ({ payload: body })],
  ['no key', () => ({ header: '', payload: { edata: seal().edata } })],
  ['another call', () => ({ url: 'statelist', payload: { edata: seal().edata } })],
  ['edata that is no text', () => ({ payload: { edata: { v1: true } } })],
  ['301 seconds ago', () => ({ payload: { edata: seal(Date.now() - 301_000).edata } })],
  ['301 seconds ahead', () => ({ payload: { edata: seal(Date.now() + 301_000).edata } })],
])('refuses %s', async (_name, wire) => {
  const { status, json } = await send(wire())
  expect({ status, json }).toEqual({ status: 400, json: refusal })
})

test('takes a request that is 290 seconds old, and one that is as far ahead [S7.015]', async () => {
  for (const skewMs of [-290_000, 290_000])
    expect((await send({ payload: { edata: seal(Date.now() + skewMs).edata } })).status).toBe(200)
})

test('tells a client whose clock is off by how much, so that the next call fits', async () => {
  const { skew } = await send({ payload: { edata: seal(Date.now() - 400_000).edata } })
  expect(Math.abs(Number(skew) - 400_000)).toBeLessThan(5_000)
  const now = Date.now() - 400_000 + Number(skew)
  expect((await send({ payload: { edata: seal(now).edata } })).status).toBe(200)
})

test('50 copies of one request at once are applied once', async () => {
  const payload = { edata: seal().edata }
  const answers = await Promise.all(Array.from({ length: 50 }, () => send({ payload })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(49)
})

test('a key of somebody else opens nothing, though it is well made', async () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const foreign = await createEnvelopeKeys(
    publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    'abcdef',
  )
  const { edata } = sealRequest(foreign, { method, path }, body, Date.now())
  expect(await send({ header: foreign.header, payload: { edata } })).toMatchObject({
    status: 400,
    json: refusal,
  })
})

test('a refused sealed call is sealed too, with its HTTP status', async () => {
  const { edata, nonce } = sealRequest(keys, { method, path }, { source: 'perhaps' }, Date.now())
  const { status, json } = await send({ payload: { edata } })
  expect(status).toBe(400)
  await expect(openResponse(keys, { method, path }, nonce, json.edata)).resolves.toMatchObject({
    resultInfo: { resultCode: 'FAILURE', resultCodeId: 'E_REQUEST' },
  })
})

test('after a rotation the old key still opens, a retired one after 24 hours no more', async () => {
  const { id, publicPem } = await portal.platform.keys.rotateEnvelope()
  expect((await send({ payload: { edata: seal().edata } })).status).toBe(200)
  const renewed = await createEnvelopeKeys(publicPem, id)
  const { edata } = sealRequest(renewed, { method, path }, body, Date.now())
  expect((await send({ header: renewed.header, payload: { edata } })).status).toBe(200)
  const published = await portal.platform.keys.jwks()
  expect(published.keys.filter(({ use }) => use === 'enc')).toHaveLength(2)
  const tomorrow = Date.now() + 25 * 3_600_000
  jest.spyOn(Date, 'now').mockReturnValue(tomorrow)
  const late = await createEnvelopeKeys(
    (await portal.platform.keys.envelope()).publicPem,
    keys.header.split('.')[0] ?? '',
  )
  expect(
    (
      await send({
        header: late.header,
        payload: { edata: sealRequest(late, { method, path }, body, tomorrow).edata },
      })
    ).status,
  ).toBe(400)
})

test('a nonce is forgotten only when its request would be too old anyway', async () => {
  const payload = { edata: seal().edata }
  expect((await send({ payload })).status).toBe(200)
  await portal.platform.envelope.forgetNonces()
  expect((await send({ payload })).status).toBe(400)
})

test('random bytes in the place of a token never pass', async () => {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const edata = `v1.${Date.now()}.${randomBytes(16).toString('base64url')}.${randomBytes(16).toString('base64url')}.${randomBytes(32).toString('base64url')}.${randomBytes(32).toString('base64url')}`
    expect((await send({ payload: { edata } })).status).toBe(400)
  }
})
