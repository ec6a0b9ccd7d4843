import { httpStub, type StubAnswer } from '../../test-kit/messages/provider-stub'
import { portsCalledBy } from '../../test-kit/platform/called-ports'
import { readConfig } from '../platform/config'
import { isSignedBy } from '../platform/signature'
import { type AccountFinding, outcomeOf } from './account-check'
import { httpPennyDrop } from './adapters/penny-drop/penny-drop'
import { razorpayXCheck } from './adapters/razorpayx/account-validation'

/** What every check of accounts must hold, whoever the provider is. */
type Stub = Awaited<ReturnType<typeof httpStub>>
let stub: Stub
beforeAll(async () => void (stub = await httpStub()))
afterAll(() => stub.close())

const account = { accountNumber: '765432123456789', ifscCode: 'HDFC0000053' }
const holder = 'Gaurav Kumar'
const settings = () => ({
  url: stub.url,
  keyId: 'key',
  keySecret: 'secret',
  accountNumber: '7878780080316316',
  validationType: 'optimized',
})
const razorpayX = () =>
  razorpayXCheck(settings(), { timeoutMs: stub.timeoutMs(), lookingMs: 50, betweenMs: 5 })
const pennyDrop = () => httpPennyDrop({ url: stub.url, secret: 'secret' }, stub.timeoutMs())

const validation = (status: string, results: object = {}, bankAccount: object = {}): StubAnswer => ({
  body: JSON.stringify({
    id: 'fav_1',
    entity: 'fund_account.validation',
    status,
    validation_results: { account_status: null, registered_name: null, name_match_score: null, ...results },
    status_details: { reason: status === 'failed' ? 'bank_not_available' : 'x' },
    fund_account: {
      bank_account: { ifsc: account.ifscCode, account_number: account.accountNumber, ...bankAccount },
    },
  }),
})
const said = (outcome: string): StubAnswer => ({ body: JSON.stringify({ outcome, reference: 'R1' }) })

const checks: [string, () => ReturnType<typeof razorpayX>, Record<string, StubAnswer>][] = [
  [
    'penny drop',
    pennyDrop,
    { own: said('verified'), other: said('nameMismatch'), closed: said('closed'), down: said('bankDown') },
  ],
  [
    'razorpayx',
    razorpayX,
    {
      own: validation('completed', { account_status: 'valid', name_match_score: 100 }),
      other: validation('completed', { account_status: 'active', name_match_score: 0 }),
      closed: validation('completed', { account_status: 'invalid' }),
      down: validation('failed'),
    },
  ],
]

describe.each(checks)('%s', (_name, make, { own, other, closed, down }) => {
  const ask = async (...answers: StubAnswer[]) => {
    stub.answers(...answers)
    return make()(account, holder)
  }

  test('an account of the holder, one of somebody else, a closed one, and one whose bank is down', async () => {
    const outcomes = []
    for (const answer of [own, other, closed, down]) outcomes.push(outcomeOf(await ask(answer ?? {}), 100))
    expect(outcomes).toEqual(['verified', 'nameMismatch', 'closed', 'bankDown'])
  })

  const faults: [string, StubAnswer][] = [
    ['no answer in time', { silent: 'hang' }],
    ['a failure', { status: 500, body: 'x' }],
    ['a failure with a good answer in it', { ...own, status: 500 }],
    ['too many at once', { ...own, status: 429 }],
    ['a wrong key', { ...own, status: 401 }],
    ['no JSON', { body: '<html>' }],
    ['JSON of another form', { body: '{}' }],
    ['a connection that is cut', { silent: 'cut' }],
    ['a redirect', { status: 302, headers: { location: 'https://elsewhere.example' } }],
  ]
  test.each(faults)('%s verifies nothing and refuses nothing', async (_what, answer) => {
    expect(outcomeOf(await ask(answer), 1)).toBe('bankDown')
  })

  test('is counted as a check of an account', async () => {
    expect(await portsCalledBy(() => ask(own ?? {}))).toEqual(['account-check'])
  })
})

test('a bank that never answers RazorpayX is unknown, with the reason', async () => {
  stub.answers({ silent: 'hang' })
  expect(await razorpayX()(account, holder)).toMatchObject({ state: 'unknown', reason: 'timeout' })
})

test('RazorpayX gets the account and the name as its documents have them, and is looked at until the bank answered', async () => {
  const before = stub.calls.length
  stub.answers(
    validation('created'),
    validation('created'),
    validation('completed', { account_status: 'valid', name_match_score: '87' }),
  )
  expect(await razorpayX()(account, `  ${holder}  ${'x'.repeat(60)}`)).toEqual({
    state: 'active',
    nameMatch: 87,
    reference: 'fav_1',
  })
  const calls = stub.calls.slice(before)
  expect(calls.map(({ url }) => url)).toEqual([
    '/v1/fund_accounts/validations',
    '/v1/fund_accounts/validations/fav_1',
    '/v1/fund_accounts/validations/fav_1',
  ])
  for (const { headers } of calls)
    expect(headers.authorization).toBe(`Basic ${Buffer.from('key:secret').toString('base64')}`)
  const name = `${holder} ${'x'.repeat(60)}`.slice(0, 50)
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
    source_account_number: '7878780080316316',
    validation_type: 'optimized',
    reference_id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    fund_account: {
      account_type: 'bank_account',
      bank_account: { name, ifsc: account.ifscCode, account_number: account.accountNumber },
      contact: { name, type: 'customer' },
    },
  })
})

const doubtful: [string, StubAnswer][] = [
  [
    'another account',
    validation('completed', { account_status: 'valid', name_match_score: 100 }, { account_number: '1' }),
  ],
  [
    'another branch',
    validation('completed', { account_status: 'valid', name_match_score: 100 }, { ifsc: 'X' }),
  ],
  [
    'a state that no document has',
    validation('completed', { account_status: 'maybe', name_match_score: 100 }),
  ],
  ['an impossible score', validation('completed', { account_status: 'valid', name_match_score: 1000 })],
  ['a validation that stays open', validation('created')],
]
test.each(doubtful)('what RazorpayX says of %s is no answer', async (_what, answer) => {
  stub.answers(answer)
  expect(outcomeOf(await razorpayX()(account, holder), 1)).toBe('bankDown')
})

test('an account whose bank names nobody is nobody’s yet', async () => {
  stub.answers(validation('completed', { account_status: 'valid' }))
  expect(outcomeOf(await razorpayX()(account, holder), 1)).toBe('nameMismatch')
})

test('the least agreement of names is a setting: the same name when absent', () => {
  const finding: AccountFinding = { state: 'active', nameMatch: 85, reference: 'R' }
  const least = (env: Record<string, string>) => readConfig(env).accountCheck.leastNameMatch
  expect(outcomeOf(finding, least({}))).toBe('nameMismatch')
  expect(outcomeOf(finding, least({ ACCOUNT_NAME_MATCH: '85' }))).toBe('verified')
  expect(outcomeOf(finding, least({ ACCOUNT_NAME_MATCH: '86' }))).toBe('nameMismatch')
  for (const odd of ['0', '101', '80.5', 'all'])
    expect(() => readConfig({ ACCOUNT_NAME_MATCH: odd })).toThrow('ACCOUNT_NAME_MATCH is')
  expect(() => readConfig({ ACCOUNT_CHECK: 'guess' })).toThrow('must be http or razorpayx')
})

test('the provider of the house’s own gets a signed question', async () => {
  stub.answers(said('verified'))
  await pennyDrop()(account, holder)
  const { headers = {}, body = '' } = stub.calls.at(-1) ?? {}
  expect(isSignedBy('secret', headers, body, Date.now())).toBe(true)
  expect(JSON.parse(body)).toEqual({ ...account, holder })
})
