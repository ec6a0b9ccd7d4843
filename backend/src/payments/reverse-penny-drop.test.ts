import fc from 'fast-check'
import { httpStub, type StubAnswer } from '../../test-kit/messages/provider-stub'
import { portsCalledBy } from '../../test-kit/platform/called-ports'
import { productionSettings } from '../../test-kit/platform/production-settings'
import { readConfig } from '../platform/config'
import { stateBy } from './account-proof'
import { cashfreeReversePennyDrop, cashfreeSignature } from './adapters/cashfree/cashfree-drop'
import { cashfreeSettings } from './adapters/cashfree/settings'
import type { ProofReport, ReversePennyDrop } from './reverse-penny-drop'

/** What every reverse penny drop must hold, whoever the provider is. */
type Stub = Awaited<ReturnType<typeof httpStub>>
let stub: Stub
beforeAll(async () => void (stub = await httpStub()))
afterAll(() => stub.close())

const proofId = 'b0b5a4d8-3f5b-4b5e-9a6e-0a5f3a1c2d3e'
const account = { accountNumber: '026291800001191', ifscCode: 'YESB0000262' }
const secret = 'client-secret'

interface Wire {
  make: () => ReversePennyDrop
  created: (more?: object) => StubAnswer
  /** What the provider says of a request, in its own words, and in a callback. */
  said: (state: 'paid' | 'open' | 'expired' | 'failed', more?: object) => object
  callback: (said: object) => { raw: Buffer; headers: Record<string, string> }
  foreign: () => { raw: Buffer; headers: Record<string, string> }
}

const link = 'upi://pay?pa=success@upi&pn=Cashfree&tn=BAV&am=1.00&cu=INR&tr=3905'
const statuses = { paid: 'SUCCESS', open: 'RECEIVED', expired: 'EXPIRED', failed: 'FAILURE' }
const signedBy = (body: string, key = secret) => {
  const timestamp = '1782450000000'
  const signature = cashfreeSignature(key, timestamp, body)
  const headers = { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signature }
  return { raw: Buffer.from(body), headers }
}
const cashfree: Wire = {
  make: () =>
    cashfreeReversePennyDrop({ url: stub.url, clientId: 'id', clientSecret: secret }, stub.timeoutMs()),
  created: (more) => ({
    body: JSON.stringify({
      verification_id: proofId,
      ref_id: 3905,
      valid_upto: '2024-02-13 13:01:44',
      upi_link: link,
      ...more,
    }),
  }),
  said: (state, more) => ({
    bank_account: state === 'paid' ? account.accountNumber : '',
    ifsc: state === 'paid' ? account.ifscCode : '',
    upi: 'success@upi',
    name_at_bank: 'BHARATHTEST GKUMARUT',
    verification_id: proofId,
    ref_id: '3905',
    utr: '33',
    status: statuses[state],
    name_match_score: '90',
    name_match_result: 'GOOD_PARTIAL_MATCH',
    ...more,
  }),
  callback: (data) =>
    signedBy(JSON.stringify({ event_type: 'RPD_BANK_ACCOUNT_VERIFICATION_SUCCESS', version: 'v1', data })),
  foreign: () => signedBy(JSON.stringify({ event_type: 'BANK_ACCOUNT_VERIFICATION_SUCCESS', data: {} })),
}

describe.each([['cashfree', cashfree]])('%s', (_name, wire) => {
  const drop = () => wire.make()
  const asBody = (said: object): StubAnswer => ({ body: JSON.stringify(said) })
  const paid = {
    news: 'paid',
    proofId,
    reference: '33',
    ...account,
    amount: 100,
    nameMatch: 90,
  }

  test('makes a request of Re 1 and gives its link for ten minutes', async () => {
    stub.answers(wire.created())
    expect(await drop().begin(proofId, 'Asha  Verma')).toEqual({
      link,
      app: link,
      lastsMs: 600_000,
      reference: '3905',
    })
    const { url, headers, body } = stub.calls.at(-1)!
    expect([url, headers['x-client-id'], headers['x-client-secret']]).toEqual([
      '/reverse-penny-drop',
      'id',
      secret,
    ])
    expect(JSON.parse(body)).toEqual({ verification_id: proofId, name: 'Asha Verma' })
  })

  test('is counted as a proof by UPI', async () => {
    stub.answers(wire.created())
    expect(await portsCalledBy(() => drop().begin(proofId, 'Asha Verma'))).toEqual(['upi-proof'])
  })

  test('a link that ends sooner is believed where its zone is said', async () => {
    stub.answers(wire.created({ valid_upto: new Date(Date.now() + 120_000).toISOString() }))
    const { lastsMs } = await drop().begin(proofId, 'Asha Verma')
    expect(lastsMs).toBeGreaterThan(110_000)
    expect(lastsMs).toBeLessThanOrEqual(120_000)
  })

  test('a link for another amount, in another money, or of another request is not shown', async () => {
    const odd = [
      { upi_link: link.replace('1.00', '100.00') },
      { upi_link: link.replace('am=1.00', '') },
      { upi_link: link.replace('INR', 'USD') },
      { upi_link: 'https://example.com/pay?am=1.00' },
      { verification_id: 'other' },
    ]
    for (const more of odd) {
      stub.answers(wire.created(more))
      await expect(drop().begin(proofId, 'Asha Verma')).rejects.toMatchObject({ code: expect.any(String) })
    }
  })

  const faults: [string, StubAnswer, string][] = [
    ['a server error', { status: 503, body: '{}' }, '503'],
    ['refused keys', { status: 401, body: '{}' }, '401'],
    ['no JSON', { body: '<html>' }, 'unreadable'],
    ['JSON of another form', { body: '[]' }, 'unreadable'],
    ['silence', { silent: 'hang' }, 'timeout'],
    ['a cut line', { silent: 'cut' }, 'unreachable'],
    ['being sent elsewhere', { status: 302, headers: { location: '/x' } }, 'unreachable'],
  ]
  test.each(faults)(
    '%s is no answer, for a new request and for an open one',
    async (_fault, answer, code) => {
      stub.answers(answer)
      await expect(drop().begin(proofId, 'Asha Verma')).rejects.toMatchObject({ code })
      await expect(drop().status(proofId)).rejects.toMatchObject({ code })
    },
  )

  test('who is asked says: open, paid from which account, expired, failed', async () => {
    const news = []
    for (const state of ['open', 'paid', 'expired', 'failed'] as const) {
      stub.answers(asBody(wire.said(state)))
      news.push(await drop().status(proofId))
    }
    const rest = { proofId, reference: '33' }
    expect(news).toEqual([undefined, paid, { news: 'expired', ...rest }, { news: 'failed', ...rest }])
  })

  test('an answer about another request, or a success without an account, is no answer', async () => {
    for (const more of [{ verification_id: 'other' }, { bank_account: '' }, { ifsc: null }]) {
      stub.answers(asBody(wire.said('paid', more)))
      await expect(drop().status(proofId)).rejects.toMatchObject({ code: expect.any(String) })
    }
  })

  test('a name that nobody said, or a score that cannot be, agrees in nothing', async () => {
    for (const score of ['', null, '101', '-1', 'GOOD']) {
      stub.answers(asBody(wire.said('paid', { name_match_score: score })))
      const report = (await drop().status(proofId)) as typeof paid
      expect(report).not.toHaveProperty('nameMatch')
      expect(stateBy(account, report as never, 1)).toBe('nameMismatch')
    }
  })

  test('another amount is read as what it is', async () => {
    for (const [amount, paise] of [
      ['1.00', 100],
      [2, 200],
      ['0.5', 50],
      ['one', NaN],
    ] as const) {
      stub.answers(asBody(wire.said('paid', { amount })))
      expect(await drop().status(proofId)).toMatchObject({ amount: paise })
    }
  })

  test('a callback says the same, and copies of it have one id', () => {
    const { raw, headers } = wire.callback(wire.said('paid'))
    const [first, copy] = [drop().readCallback(raw, headers), drop().readCallback(raw, headers)]
    expect(first).toEqual({
      events: [
        {
          eventId: expect.any(String),
          report: { ...paid, at: new Date(1782450000000) },
          body: 'RPD_BANK_ACCOUNT_VERIFICATION_SUCCESS',
        },
      ],
      mayBeForeign: true,
    })
    expect(copy).toEqual(first)
  })

  test('a callback that somebody else signed, that was changed, or is not signed, is forged', () => {
    const { raw, headers } = wire.callback(wire.said('paid'))
    const body = raw.toString()
    const forged = [
      drop().readCallback(raw, signedBy(body, 'other').headers),
      drop().readCallback(Buffer.from(body.replace('0262', '0263')), headers),
      drop().readCallback(raw, {}),
      drop().readCallback(raw, { ...headers, 'x-webhook-timestamp': '1782450000001' }),
      drop().readCallback(raw, { ...headers, 'x-webhook-signature': '' }),
    ]
    expect(forged).toEqual(forged.map(() => ({ refused: 'forged' })))
  })

  test('what is signed and cannot be read is refused, what tells of something else is left', () => {
    const { raw, headers } = signedBy('{"event_type":')
    expect(drop().readCallback(raw, headers)).toEqual({ refused: 'unreadable' })
    const bare = wire.callback(wire.said('paid', { bank_account: '' }))
    expect(drop().readCallback(bare.raw, bare.headers)).toEqual({ refused: 'unreadable' })
    const nothing = { events: [], mayBeForeign: true }
    for (const { raw: body, headers: own } of [
      wire.foreign(),
      wire.callback(wire.said('open')),
      wire.callback(wire.said('paid', { verification_id: '91' })),
    ])
      expect(drop().readCallback(body, own)).toEqual(nothing)
  })
})

const report = (more: object) =>
  ({ news: 'paid', proofId, reference: 'r', ...account, amount: 100, nameMatch: 100, ...more }) as Extract<
    ProofReport,
    { news: 'paid' }
  >

test('nothing but Re 1 from the very account, by a name that agrees enough, verifies', () => {
  const digits = fc.stringMatching(/^\d{6,18}$/)
  const ifsc = fc.stringMatching(/^[A-Z]{4}0[A-Z0-9]{6}$/)
  const some = <T>(own: T, other: fc.Arbitrary<T>) => fc.oneof(fc.constant(own), other)
  fc.assert(
    fc.property(
      some(account.accountNumber, digits),
      some(account.ifscCode, ifsc),
      some(100, fc.integer({ min: 0, max: 1000 })),
      fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
      fc.integer({ min: 1, max: 100 }),
      (accountNumber, ifscCode, amount, nameMatch, least) => {
        const isOwn = accountNumber === account.accountNumber && ifscCode === account.ifscCode
        const agrees = nameMatch !== undefined && nameMatch >= least
        const state = stateBy(account, report({ accountNumber, ifscCode, amount, nameMatch }), least)
        expect(state === 'verified').toBe(isOwn && amount === 100 && agrees)
      },
    ),
  )
})

test('it is off unless it is chosen, and production needs its client and its secret', () => {
  expect(readConfig({}).accountProof).toBe('off')
  expect(() => readConfig({ ACCOUNT_PROOF_BY_UPI: 'setu' })).toThrow('ACCOUNT_PROOF_BY_UPI')
  const production = { ...productionSettings(), ACCOUNT_PROOF_BY_UPI: 'cashfree' }
  expect(() => readConfig(production)).toThrow('CASHFREE_CLIENT_ID, CASHFREE_CLIENT_SECRET')
  const own = { CASHFREE_CLIENT_ID: 'CF1', CASHFREE_CLIENT_SECRET: 'Zq3v8Lw0Rt5Xy7Nb' }
  expect(cashfreeSettings(readConfig({ ...production, ...own }), 'https://portal.example')).toEqual({
    url: 'https://api.cashfree.com/verification',
    clientId: 'CF1',
    clientSecret: own.CASHFREE_CLIENT_SECRET,
  })
})
