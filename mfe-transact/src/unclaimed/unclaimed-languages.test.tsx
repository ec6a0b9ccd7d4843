import { ok, renderPage, speak } from '@portal/testing'
import { screen } from '@testing-library/react'
import FlowPage from '../pages/flow.page'
import remote from '../remote'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

afterEach(() => speak('en', remote))

test('that no money waits is said in Hindi', async () => {
  await speak('hi', remote)
  renderPage(FlowPage, {
    answers: { 'transaction/unclaimed': ok({ amounts: [] }) },
    at: '/home/transact/select-scheme?plan=REDEEM&unclaimed=true',
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'बिना दावे की रकमें' })).toBeVisible()
  expect(await screen.findByText('आपका कोई पैसा बाकी नहीं है')).toBeVisible()
  expect(screen.getByRole('link', { name: 'अपने लेन-देन देखें' })).toBeVisible()
})
