import { accountProofApi } from '@portal/contracts/folios/account-proof'
import { folioBankApi } from '@portal/contracts/folios/folio-bank'
import { limits } from '@portal/contracts/validation'
import { eq } from 'drizzle-orm'
import { people } from '../../sandbox/data/people'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { hourlyUses } from '../identity/schema'
import { outboundCalls } from '../platform/tables'
import { takeProofReport } from './account-proof'
import { cashfreeSignature } from './adapters/cashfree/cashfree-drop'
import { cashfreeSettings } from './adapters/cashfree/settings'
import type { ProofReport } from './reverse-penny-drop'
import { accountProofs, verifiedAccounts } from './schema'

const { pan } = people.asha
let portal: TestPortal
let token: string
let last = 30_000_000
/** Another one for each test, that ends as it is told. */
const newAccount = (end = '0001') => ({
  ifscCode: 'PRJT0000417',
  accountNumber: `91${++last}${end}`,
})

beforeAll(async () => {
  portal = await startListeningPortal({ env: { ACCOUNT_PROOF_BY_UPI: 'cashfree' } })
  token = await portal.loginAs(pan)
})
afterAll(() => portal.close())
// Each test has the hour to itself.
beforeEach(async () => void (await portal.platform.db.delete(hourlyUses)))

const begin = (account: ReturnType<typeof newAccount>, by = token) =>
  portal.call(accountProofApi.begin, { account }, { token: by })
const stateOf = async (proofId: string) =>
  (await portal.call(accountProofApi.state, { proofId }, { token })).data.state

async function begun(account = newAccount()) {
  const { data, resultInfo } = await begin(account)
  if (!data?.proofId || !data.upi) throw new Error(resultInfo.resultMsg)
  return { account, proofId: data.proofId, upi: data.upi }
}

/** Once the provider's message is here. */
async function decidedState(proofId: string) {
  for (let attempt = 0; attempt < 60; attempt++) {
    await portal.settle()
    const [proof] = await portal.platform.db.select().from(accountProofs).where(eq(accountProofs.id, proofId))
    if (proof && proof.state !== 'waiting') return stateOf(proofId)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return 'waiting'
}

/** What an investor does in the UPI app. */
async function decide(app: string, decision: 'own' | 'other' | 'decline', lose = false) {
  const body = new URLSearchParams({ decision, ...(lose && { lose: 'yes' }) })
  const headers = { origin: new URL(app).origin }
  return (await fetch(app, { method: 'POST', headers, body })).status
}

const isVerified = async ({ accountNumber }: { accountNumber: string }) =>
  (
    await portal.platform.db
      .select()
      .from(verifiedAccounts)
      .where(eq(verifiedAccounts.accountNumber, accountNumber))
  ).length > 0

const paid = (proofId: string, account: { accountNumber: string; ifscCode: string }, more: object = {}) =>
  ({
    news: 'paid',
    proofId,
    reference: 'R1',
    ...account,
    amount: 100,
    nameMatch: 100,
    ...more,
  }) as ProofReport

test('Re 1 from the account that was entered verifies it, and the usual check then sends none', async () => {
  const { account, proofId, upi } = await begun()
  expect(upi.link).toMatch(/^upi:\/\/pay\?.*am=1\.00/)
  expect(await stateOf(proofId)).toBe('waiting')
  expect(await decide(upi.app, 'own')).toBe(200)
  expect(await decidedState(proofId)).toBe('verified')
  expect(await isVerified(account)).toBe(true)
  const checks = async () =>
    (await portal.platform.db.select().from(outboundCalls)).filter(
      ({ provider }) => provider === 'penny drop',
    )
  const before = await checks()
  expect(before.at(-1)).toMatchObject({
    operation: 'verify by UPI',
    request: { accountLast4: '0001', ifscCode: account.ifscCode },
    answer: { outcome: 'verified', nameMatch: 100 },
  })
  expect(JSON.stringify(before)).not.toContain(account.accountNumber)
  const whole = { ...account, accountType: 'Savings' as const }
  const { data } = await portal.call(folioBankApi.verify, { folioNo: '91024821', account: whole }, { token })
  expect(data.nameMatches).toBe(true)
  expect(await checks()).toHaveLength(before.length)
  expect((await begin(account)).data).toEqual({ proofId: null, state: 'verified', upi: null })
})

test('where the message is lost, the provider is asked', async () => {
  const { account, proofId, upi } = await begun()
  await decide(upi.app, 'own', true)
  expect(await stateOf(proofId)).toBe('verified')
  expect(await isVerified(account)).toBe(true)
})

test.each([
  ['another account', '0001', 'other', 'anotherAccount'],
  ['an account in another name', '0000', 'own', 'nameMismatch'],
  ['a name that agrees too little', '7777', 'own', 'nameMismatch'],
  ['a closed account', '8888', 'own', 'failed'],
  ['a bank that is down', '9999', 'own', 'failed'],
  ['nobody, who declined', '0001', 'decline', 'failed'],
] as const)('money from %s verifies nothing', async (_who, ending, decision, state) => {
  const { account, proofId, upi } = await begun(newAccount(ending))
  await decide(upi.app, decision)
  expect(await decidedState(proofId)).toBe(state)
  expect(await isVerified(account)).toBe(false)
})

test('what the bank said of the name is believed by the usual check too, and asked for by no second rupee', async () => {
  const { account, proofId, upi } = await begun(newAccount('0000'))
  await decide(upi.app, 'own')
  expect(await decidedState(proofId)).toBe('nameMismatch')
  expect((await begin(account)).data).toEqual({ proofId: null, state: 'nameMismatch', upi: null })
  // An account that ends so would be somebody else's there as well; this one only has the answer that is kept.
  const calls = await portal.platform.db.select().from(outboundCalls)
  const whole = { ...account, accountType: 'Savings' as const }
  const { data } = await portal.call(folioBankApi.verify, { folioNo: '91024821', account: whole }, { token })
  expect(data.nameMatches).toBe(false)
  expect(await portal.platform.db.select().from(outboundCalls)).toHaveLength(calls.length)
})

test.each([
  ['another number', { accountNumber: '123456789' }, 'anotherAccount'],
  ['another IFSC', { ifscCode: 'PRJT0000418' }, 'anotherAccount'],
  ['more than a rupee', { amount: 200 }, 'anotherAmount'],
  ['an amount that is none', { amount: NaN }, 'anotherAmount'],
])('a report of %s verifies nothing, and no later one does', async (_what, more, state) => {
  const { account, proofId } = await begun()
  expect(await takeProofReport(portal.platform, paid(proofId, account, more))).toBe(state)
  expect(await takeProofReport(portal.platform, paid(proofId, account))).toBe('known')
  expect(await stateOf(proofId)).toBe(state)
  expect(await isVerified(account)).toBe(false)
})

test('reports that come twice, at once or out of order book once, and the first word counts', async () => {
  const { account, proofId } = await begun()
  const report = paid(proofId, account)
  const taken = await Promise.all([1, 2, 3].map(() => takeProofReport(portal.platform, report)))
  expect(taken.sort()).toEqual(['known', 'known', 'verified'])
  const failed = { news: 'failed', proofId, reference: '' } as const
  expect(await takeProofReport(portal.platform, failed)).toBe('known')
  expect(await stateOf(proofId)).toBe('verified')

  const other = await begun()
  expect(await takeProofReport(portal.platform, { ...failed, proofId: other.proofId })).toBe('failed')
  expect(await takeProofReport(portal.platform, paid(other.proofId, other.account))).toBe('known')
  expect(await isVerified(other.account)).toBe(false)
})

test('money after the time was up, or after the investor left, verifies nothing', async () => {
  const late = await begun()
  const longAgo = new Date(portal.platform.clock.now().getTime() - 1000)
  await portal.platform.db
    .update(accountProofs)
    .set({ expiresAt: longAgo })
    .where(eq(accountProofs.id, late.proofId))
  expect(await takeProofReport(portal.platform, paid(late.proofId, late.account))).toBe('expired')
  expect(await stateOf(late.proofId)).toBe('expired')

  const left = await begun()
  const { data } = await portal.call(accountProofApi.cancel, { proofId: left.proofId }, { token })
  expect(data).toEqual({ proofId: left.proofId, state: 'cancelled', upi: null })
  await decide(left.upi.app, 'own')
  await portal.settle()
  expect(await stateOf(left.proofId)).toBe('cancelled')
  for (const { account } of [late, left]) expect(await isVerified(account)).toBe(false)
})

test('one request is open: the same account shows it again, another account leaves it', async () => {
  const first = await begun()
  expect((await begin(first.account)).data.proofId).toBe(first.proofId)
  const second = await begun()
  expect(await stateOf(first.proofId)).toBe('cancelled')
  expect(await takeProofReport(portal.platform, paid(first.proofId, first.account))).toBe('known')
  expect(await stateOf(second.proofId)).toBe('waiting')
})

test('nobody else sees or leaves a request', async () => {
  const { proofId } = await begun()
  const other = await portal.loginAs(people.bharat.pan)
  for (const api of [accountProofApi.state, accountProofApi.cancel])
    expect((await portal.call(api, { proofId }, { token: other })).status).toBe(404)
  expect(await stateOf(proofId)).toBe('waiting')
})

describe('the callback', () => {
  const post = async (body: string, headers: Record<string, string>) =>
    (
      await fetch(`${portal.platform.publicUrl()}/api/v1/accounts/upi/callback`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
    ).status
  const signed = (body: string, key?: string) => {
    const { clientSecret } = cashfreeSettings(portal.platform.config, portal.platform.publicUrl())
    const timestamp = String(portal.platform.clock.now().getTime())
    const signature = cashfreeSignature(key ?? clientSecret, timestamp, body)
    return { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signature }
  }
  const bodyOf = (proofId: string, { accountNumber, ifscCode }: ReturnType<typeof newAccount>) =>
    JSON.stringify({
      event_type: 'RPD_BANK_ACCOUNT_VERIFICATION_SUCCESS',
      data: {
        verification_id: proofId,
        status: 'SUCCESS',
        bank_account: accountNumber,
        ifsc: ifscCode,
        utr: '33',
        name_match_score: '100',
      },
    })

  test('is taken where it is signed, and one of nobody we know is taken and does nothing', async () => {
    const { account, proofId } = await begun()
    const body = bodyOf(proofId, account)
    expect(await post(body, signed(body))).toBe(200)
    expect(await isVerified(account)).toBe(true)
    const foreign = bodyOf('6a1f2c3d-0000-4000-8000-000000000000', account)
    expect(await post(foreign, signed(foreign))).toBe(200)
  })

  test('verifies nothing where it is forged', async () => {
    const { account, proofId } = await begun()
    const body = bodyOf(proofId, account)
    expect(await post(body, signed(body, 'other'))).toBe(401)
    expect(await post(body, {})).toBe(401)
    expect(await stateOf(proofId)).toBe('waiting')
    expect(await isVerified(account)).toBe(false)
  })
})

test('a provider that gives no answer is said so, and the investor may begin again', async () => {
  const { config } = portal.platform
  const env = { ...config.env }
  config.env = {
    ...env,
    CASHFREE_CLIENT_ID: 'x',
    CASHFREE_CLIENT_SECRET: 'y',
    CASHFREE_URL: 'http://127.0.0.1:9',
  }
  const account = newAccount()
  const { resultInfo } = await begin(account)
  expect(resultInfo).toMatchObject({ resultCode: 'FAILURE', resultCodeId: '-332' })
  config.env = env
  await begun(account)
})

test('an investor begins as many in an hour as there are account checks', async () => {
  const other = await portal.loginAs(people.bharat.pan)
  const answers = []
  for (let each = 0; each < limits.anHour.accountChecks; each++)
    answers.push(await begin(newAccount(), other))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect((await begin(newAccount(), other)).status).toBe(429)
})

test('an installation that did not choose it has none of it', async () => {
  const bare = await startTestPortal()
  const own = await bare.loginAs(pan)
  const { status } = await bare.call(accountProofApi.begin, { account: newAccount() }, { token: own })
  expect(status).toBe(404)
  const callback = { method: 'POST', url: '/api/v1/accounts/upi/callback', payload: {} } as const
  expect((await bare.app.inject({ ...callback, headers: { host: 'localhost:4600' } })).statusCode).toBe(404)
  await bare.close()
})
