import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getSession } from '@portal/kernel'
import type { ServiceRequest } from '@portal/contracts/service-requests/service-request'
import { ok, renderPage } from '@portal/testing'
import { demoSession } from '@portal/testing/samples'
import { requestAnswers } from '../testing/request-samples'
import RequestPage from './request.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const { request: sample } = (requestAnswers['request/detail'] as { data: { request: ServiceRequest } }).data
const [signature] = sample.signatures
const unsigned = { ...sample, state: 'unsigned', signatures: [{ ...signature!, signedAt: null }] }
const done = { ...sample, state: 'done' }

test('what a confirmed request changed of the investor holds in the session at once, not at the next log-in', async () => {
  const before = { ...demoSession.investor, defaultCommunication: false }
  let shown: object = unsigned
  renderPage(RequestPage, {
    investor: before,
    at: `/home/service-request/request?id=${sample.requestId}`,
    answers: {
      ...requestAnswers,
      'request/detail': () => ok({ request: shown }),
      'request/generateOtp': ok({
        prefixValue: 'QXT',
        referenceNumber: 'r1',
        maskedMobile: 'XXXXXX1001',
        maskedEmail: null,
        attemptsLeft: 5,
        resendsLeft: 4,
        resendAfterSeconds: 60,
      }),
      'request/sign': () => ok({ request: (shown = done) }),
      'auth/profile': ok({ ...before, defaultCommunication: true }),
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Enter the code/ }))
  await user.type(await screen.findByLabelText('One-time code', undefined, { timeout: 3000 }), '1234')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(getSession()?.investor.defaultCommunication).toBe(true))
})
