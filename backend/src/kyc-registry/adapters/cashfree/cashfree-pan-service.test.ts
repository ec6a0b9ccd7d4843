import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { startFaultyServer, type ServerFault } from '../../../../test-kit/kyc-registry/faulty-server'
import { describePanService, type SuiteCard } from '../../../../test-kit/kyc-registry/registry-suites'
import { panLiteVerdict, type RequestedPanLite } from '../../../../sandbox/providers/registries/pan-wire'
import { cashfreePanService } from './cashfree-pan-service'

const [clientId, clientSecret] = ['CF1', 'the secret of a test']
const question = { pan: 'ZZZPV1001A', name: 'Asha Verma', birthDate: '1986-03-14' }

async function startService(publicKey?: string) {
  const server = await startFaultyServer()
  let cards: readonly SuiteCard[] = []
  const verdictOn = (body: string) => {
    const requested = JSON.parse(body) as RequestedPanLite
    return panLiteVerdict(
      requested,
      cards.find(({ pan }) => pan === requested.pan),
    )
  }
  server.answer = (body, { url, headers }) => {
    const isKnown = headers['x-client-id'] === clientId && headers['x-client-secret'] === clientSecret
    return isKnown && url === '/verification/pan-lite' ? JSON.stringify(verdictOn(body)) : '{}'
  }
  const fault = (name: string, failure: 'silent' | 'unreadable', wrong: ServerFault) => ({
    name,
    failure,
    begin: () => void (server.fault = wrong),
  })
  const changed = (name: string, change: object) => ({
    name,
    failure: 'unreadable' as const,
    begin() {
      const before = server.answer
      server.answer = (body) => {
        server.answer = before
        return JSON.stringify({ ...verdictOn(body), ...change })
      }
    },
  })
  return {
    server,
    verdictOn,
    get adapter() {
      const { url, timeoutMs } = server
      return cashfreePanService({ url: `${url}verification/`, clientId, clientSecret, publicKey, timeoutMs })
    },
    knows: (known: readonly SuiteCard[]) => void (cards = known),
    faults: [
      fault('no answer in time', 'silent', 'silence'),
      fault('the connection breaks', 'silent', 'hang up'),
      fault('an error of the server', 'silent', { status: 500, body: '{}' }),
      fault('credentials that are not known', 'silent', { status: 401, body: '{}' }),
      fault('no balance', 'silent', { status: 422, body: '{}' }),
      fault('JSON that breaks off', 'unreadable', { body: '{"pan":"ZZZPV1001A"' }),
      fault('a page in place of JSON', 'unreadable', { body: '<html></html>' }),
      fault('nothing in it', 'unreadable', { body: '{}' }),
      changed('another PAN', { pan: 'ZZZPR1002B' }),
      changed('the answer to another question', { verification_id: 'another' }),
      changed('a flag that is none', { name_match: 'maybe' }),
      changed('an answer without end', { message: 'x'.repeat(200_000) }),
    ],
    heal: () => void (server.fault = undefined),
    close: () => server.close(),
  }
}

describePanService('Cashfree', () => startService())

async function answerTo(change: object) {
  const { server, verdictOn, adapter, close } = await startService()
  server.answer = (body) => JSON.stringify({ ...verdictOn(body), pan_status: 'E', ...change })
  const answer = await adapter.verify(question)
  await close()
  return answer
}

test.each([
  ['E', true],
  ['EA', true],
  ['ED', false],
  ['N', false],
  ['X', false],
  ['F', false],
  ['D', false],
  ['?', false],
])('a PAN of status %s counts: %s', async (pan_status, isValid) => {
  expect((await answerTo({ pan_status })).isValid).toBe(isValid)
})

test.each([
  ['Y', true],
  ['R', false],
  ['T', false],
  ['NA', null],
  [null, null],
  [undefined, null],
])('Aadhaar is linked where the answer says %s: %s', async (aadhaar_seeding_status, isLinked) => {
  expect((await answerTo({ aadhaar_seeding_status })).aadhaarLinked).toBe(isLinked)
})

test('the name that comes back is the one that was asked, and is never taken for that of the card', async () => {
  const answer = await answerTo({ name: 'Asha Verma', name_match: 'N', dob_match: 'Y' })
  expect(answer).toMatchObject({ nameMatches: false, birthDateMatches: true, name: null, birthDate: null })
})

test('a question is signed with the public key where there is one: client id and second', async () => {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const { server, verdictOn, adapter, close } = await startService(publicKey)
  let signature = ''
  server.answer = (body, { headers }) => {
    signature = String(headers['x-cf-signature'])
    return JSON.stringify(verdictOn(body))
  }
  await adapter.verify(question)
  await close()
  const key = { key: pair.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING }
  const [id, second] = privateDecrypt(key, Buffer.from(signature, 'base64')).toString().split('.')
  expect(id).toBe(clientId)
  expect(Math.abs(Date.now() / 1000 - Number(second))).toBeLessThan(60)
})
