import { startTestPortal } from './test-portal'

test('a test portal starts on a seeded data set and gives sessions', async () => {
  const portal = await startTestPortal()
  expect(await portal.loginAs('ZZZPV1001A')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  await portal.close()
})
