import { authApi } from '@portal/contracts/identity/auth'
import type { Endpoint, RequestOf } from '@portal/contracts/wire/endpoint'
import { feedbackApi } from '@portal/contracts/support/feedback'
import { panApi } from '@portal/contracts/identity/pan'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'

let portal: TestPortal
let token: string
const { asha, bharat } = people

beforeAll(async () => {
  portal = await startTestPortal()
  token = await portal.loginAs(asha.pan)
})
afterAll(() => portal.close())

interface Naming {
  kind: string
  endpoint: Endpoint
  /** The call with `userNameID` as given; everything else names the caller. */
  naming: (userNameID: string) => { body: object; additions?: Record<string, unknown> }
}

const calls: Naming[] = [
  {
    kind: 'that takes it beside its own fields',
    endpoint: authApi.profile,
    naming: (userNameID) => ({ body: {}, additions: { userNameID } }),
  },
  {
    kind: 'that has it among its own fields',
    endpoint: feedbackApi.check,
    naming: (userNameID) => ({ body: { identifier: asha.pan, source: 'Inv_Portal', userNameID } }),
  },
  {
    kind: "that may ask about another's PAN",
    endpoint: panApi.checkPan,
    naming: (userNameID) => ({
      body: { panNumber: bharat.pan },
      additions: { userNameID },
    }),
  },
]

test.each(calls)(
  'a call $kind is made for the caller, and with the userNameID of another PAN it finds nothing',
  async ({ endpoint, naming }) => {
    const call = (userNameID: string) => {
      const { body, ...options } = naming(userNameID)
      return portal.call(endpoint, body as RequestOf<Endpoint>, { token, ...options })
    }
    expect((await call(asha.pan)).status).toBe(200)
    expect((await call(bharat.pan)).status).toBe(404)
  },
)
