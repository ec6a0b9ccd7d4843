import { listen } from '../../../test-kit/bank-portal'
import { startTestPortal, type TestPortal } from '../../../test-kit/test-portal'
import { accountCheckOf, outcomeOf } from '../../../src/payments/account-check'
import { accountCheckSimulator } from './module'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({
    modules: [],
    sandbox: { modules: [accountCheckSimulator], seeds: [] },
    env: { ACCOUNT_CHECK: 'razorpayx' },
  })
  await listen(portal)
})
afterAll(() => portal.close())

test.each([
  ['55550001', 100, 'verified'],
  ['55550000', 1, 'nameMismatch'],
  ['55558888', 1, 'closed'],
  ['55559999', 1, 'bankDown'],
  ['55557777', 100, 'nameMismatch'],
  ['55557777', 60, 'verified'],
])(
  'the same adapter as in production asks about %s, with names that agree to %i: %s',
  async (accountNumber, least, outcome) => {
    const { config, publicUrl } = portal.platform
    const check = accountCheckOf(config, publicUrl())
    expect(outcomeOf(await check({ accountNumber, ifscCode: 'PRJT0000417' }, 'Asha Verma'), least)).toBe(
      outcome,
    )
  },
)

test('another key gets nothing', async () => {
  const { statusCode } = await portal.app.inject({
    url: '/sandbox/providers/razorpayx/v1/fund_accounts/validations/fav_PRJT0000417-55550001',
    headers: { host: 'localhost:4600', authorization: 'Basic x' },
  })
  expect(statusCode).toBe(401)
})
