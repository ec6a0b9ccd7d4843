import { randomUUID } from 'node:crypto'
import { eq, isNotNull } from 'drizzle-orm'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import { outboundCalls, outbox } from '../platform/tables'
import { people } from '../../sandbox/data/people'
import type { TestPortal } from '../../test-kit/test-portal'
import { mandates } from './schema'
import { mandateChangeKind, bankNotification } from './notify-bank'
import { mandateJourney } from '../../test-kit/mandates/mandate-journey'

const { pan } = people.asha
const umrn = 'PRJT7000000000001001'
let portal: TestPortal
let own: ReturnType<typeof mandateJourney>
let publicUrl: () => string

beforeEach(async () => {
  portal = await startListeningPortal()
  publicUrl = portal.platform.publicUrl
  own = mandateJourney(portal, pan, await portal.loginAs(pan))
})
afterEach(() => jest.restoreAllMocks())
afterEach(() => portal.close())

const told = async () =>
  (
    await portal.platform.db
      .select({ request: outboundCalls.request })
      .from(outboundCalls)
      .where(eq(outboundCalls.operation, 'mandates: change'))
      .orderBy(outboundCalls.id)
  ).map(({ request }) => (request as { change: string }).change)
const pendingNotifications = async () =>
  (await portal.platform.db.select().from(mandates).where(isNotNull(mandates.bankNotificationDueSince)))
    .length
const changed = async (change: 'pause' | 'resume' | 'revoke') =>
  expect((await own.change(umrn, change)).resultInfo.resultCode).toBe('SUCCESS')

/** Changes of which the bank hears nothing, however often it is tried. */
async function unheard(...changes: Parameters<typeof changed>[0][]): Promise<void> {
  portal.platform.publicUrl = () => 'http://127.0.0.1:1'
  for (const change of changes) await changed(change)
  await portal.settle()
  const { db } = portal.platform
  await db.update(outbox).set({ state: 'dead' }).where(eq(outbox.kind, mandateChangeKind))
  portal.platform.publicUrl = publicUrl
}

test('the bank is told how a mandate stands, though it was out of reach until every try was used up', async () => {
  await unheard('pause', 'resume', 'revoke')
  await portal.settle()
  expect([await told(), await pendingNotifications()]).toEqual([[], 1])
  await portal.advance(1)
  await portal.settle()
  expect([await told(), await pendingNotifications()]).toEqual([['revoke'], 0])
})

test('a pause that reaches the bank after the resume does not hold: it is told once more', async () => {
  await unheard('pause')
  const { reached, letGo } = holdNextCall()
  const pausing = bankNotification.deliver(
    { id: randomUUID(), attempt: 2, payload: { umrn } },
    portal.platform,
  )
  await reached
  await changed('resume')
  await portal.settle()
  expect([await told(), await pendingNotifications()]).toEqual([['resume'], 0])
  letGo()
  await pausing
  await portal.settle()
  expect([await told(), await pendingNotifications()]).toEqual([['resume', 'pause', 'resume'], 0])
})

/** The next call of the bank stays on the wire until it is let go. */
function holdNextCall(): { reached: Promise<void>; letGo: () => void } {
  const send = globalThis.fetch
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const reached = new Promise<void>((resolve) => {
    jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...call) => {
      resolve()
      await held
      return send(...call)
    })
  })
  return { reached, letGo: () => letGo() }
}
