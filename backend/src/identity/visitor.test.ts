import { authApi } from '@portal/contracts/identity/auth'
import { seedInvestors } from '../../sandbox/seeds/seed-investors'
import { seedRegistries } from '../../sandbox/seeds/seed-registries'
import { startTestPortal } from '../../test-kit/test-portal'
import { identityModule } from './module'
import { nothingBeforeCode } from '../../test-kit/identity/nothing-before-code'
import { networkOf } from './visitor'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf({ ip })).toBe(network)
})

test('a call comes from where a trusted proxy says, and from nowhere else', async () => {
  const portal = await startTestPortal({
    modules: [identityModule(nothingBeforeCode)],
    sandbox: { seeds: [seedRegistries, seedInvestors] },
    env: { PORTAL_TRUSTED_PROXIES: '10.0.0.0/24' },
  })
  const startsFrom = async (address: string, client: string) => {
    let allowed = 0
    for (let call = 0; call < 7; call += 1) {
      const from = { address, headers: { 'X-Forwarded-For': client } }
      allowed += Number(
        (await portal.call(authApi.unlockAccount, { userId: 'ABCPD1234E' }, from)).status === 200,
      )
    }
    return allowed
  }
  expect(await startsFrom('10.0.0.5', '203.0.113.1')).toBe(6)
  expect(await startsFrom('10.0.0.5', '203.0.113.2')).toBe(4)
  await portal.close()
})
