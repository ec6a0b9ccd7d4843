import { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import { documentApi } from '@portal/contracts/wire/document'
import { mandateApi } from '@portal/contracts/mandates/mandate'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'

let portal: TestPortal
let token: string

beforeAll(async () => {
  portal = await startTestPortal()
  token = await portal.loginAs(people.asha.pan)
})
afterAll(() => portal.close())

test.each(['-'.repeat(36), 'a'.repeat(36), '0a8f2f5e-5d0c-4a29-9e5b-6f7d5c6b1a2', ''])(
  'what has the id “%s” is not found, and breaks nothing',
  async (id) => {
    const answers = await Promise.all([
      portal.call(documentApi.link, { documentId: id }, { token }),
      portal.call(createFolioApi.deletePendingTransaction, { draftId: id }, { token }),
      ...(id ? [portal.call(mandateApi.registration, { registrationId: id }, { token })] : []),
    ])
    for (const { status } of answers) expect(status).toBe(404)
  },
)
