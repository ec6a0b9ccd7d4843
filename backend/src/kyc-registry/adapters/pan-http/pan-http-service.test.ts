import { startFaultyServer, type ServerFault } from '../../../../test-kit/kyc-registry/faulty-server'
import { describePanService, type SuiteCard } from '../../../../test-kit/kyc-registry/registry-suites'
import { panVerdict, type RequestedPan } from '../../../../sandbox/providers/registries/pan-wire'
import { readConfig } from '../../../platform/config'
import { panHttpAccess } from '../../registries'
import { panHttpService } from './pan-http-service'

const key = 'the key of a test'
const pan = 'ZZZPV1001A'
const valid = { pan, pan_status: 'E', name: 'Y', fathername: '', dob: 'Y', seeding_status: 'Y' }
const said = (outputData: object[]) => JSON.stringify({ response_Code: '1', outputData })

/** The adapter as the settings of an installation make it. */
async function startService(answers: 'names' | 'flags' = 'names') {
  const server = await startFaultyServer()
  let cards: readonly SuiteCard[] = []
  server.answer = (body, { headers }) => {
    if (headers.authorization !== `Bearer ${key}`) return JSON.stringify({ response_Code: '3' })
    const { inputData } = JSON.parse(body) as { inputData: RequestedPan[] }
    return said(
      inputData.map((each) =>
        panVerdict(
          each,
          cards.find((card) => card.pan === each.pan),
        ),
      ),
    )
  }
  const fault = (name: string, failure: 'silent' | 'unreadable', wrong: ServerFault) => ({
    name,
    failure,
    begin: () => void (server.fault = wrong),
  })
  return {
    server,
    get adapter() {
      const env = { PAN_HTTP_URL: server.url, PAN_HTTP_KEY: key, PAN_HTTP_ANSWERS: answers }
      const access = panHttpAccess({ config: readConfig(env), publicUrl: () => 'https://portal.example' })
      return panHttpService({ ...access, timeoutMs: server.timeoutMs })
    },
    knows: (known: readonly SuiteCard[]) => void (cards = known),
    faults: [
      fault('no answer in time', 'silent', 'silence'),
      fault('the connection breaks', 'silent', 'hang up'),
      fault('an error of the server', 'silent', { status: 502, body: '' }),
      fault('an error of the service', 'silent', { body: JSON.stringify({ response_Code: '5' }) }),
      fault('JSON that breaks off', 'unreadable', { body: '{"response_Code":"1","outputData":[{' }),
      fault('a page in place of JSON', 'unreadable', { body: '<html></html>' }),
      fault('a flag that is none', 'unreadable', { body: said([{ ...valid, name: 'maybe' }]) }),
      fault('no record', 'unreadable', { body: said([]) }),
      fault('another PAN', 'unreadable', { body: said([{ ...valid, pan: 'ZZZPR1002B' }]) }),
      fault('the PAN twice', 'unreadable', { body: said([valid, valid]) }),
      fault('an answer without end', 'unreadable', {
        body: said([{ ...valid, fathername: 'x'.repeat(200_000) }]),
      }),
    ],
    heal: () => void (server.fault = undefined),
    close: () => server.close(),
  }
}

describePanService('HTTP', () => startService())
describePanService('HTTP that answers flags', () => startService('flags'))

test.each([
  ['names', true],
  ['flags', false],
] as const)(
  'an installation whose service answers %s has one that tells the holder: %s',
  async (answers, tells) => {
    const { adapter, close } = await startService(answers)
    await close()
    expect(adapter.tellsHolder).toBe(tells)
  },
)

test.each([
  ['E', true],
  ['EA', true],
  ['N', false],
  ['F', false],
  ['X', false],
  ['D', false],
  ['ED', false],
  ['?', false],
])('a PAN of status %s counts: %s', async (pan_status, isValid) => {
  const { server, adapter, close } = await startService()
  server.fault = { body: said([{ ...valid, pan_status }]) }
  expect((await adapter.verify({ pan, name: null, birthDate: null })).isValid).toBe(isValid)
  await close()
})

test('a service that gives neither name nor date of birth away is understood, and Aadhaar that is not asked for is not known', async () => {
  const { server, adapter, close } = await startService()
  server.fault = { body: said([{ ...valid, seeding_status: 'NA' }]) }
  expect(await adapter.verify({ pan, name: 'Asha Verma', birthDate: '1986-03-14' })).toEqual({
    isValid: true,
    nameMatches: true,
    birthDateMatches: true,
    name: null,
    birthDate: null,
    aadhaarLinked: null,
  })
  await close()
})
