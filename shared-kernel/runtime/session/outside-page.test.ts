import { demoSession } from '@portal/testing/demo-session'
import { FakeBroadcastChannel } from '@portal/testing/fake-broadcast-channel'

test('outside a page a session has no other tabs, and opens no channel that would keep a command running', async () => {
  FakeBroadcastChannel.open = []
  Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel })
  const { signIn } = await import('./public')
  signIn(demoSession)
  expect(FakeBroadcastChannel.open).toHaveLength(0)
})
