import { renderPage, speak, textsIn, withoutBrackets } from '@portal/testing'
import { portalStore } from '@portal/kernel'
import { screen } from '@testing-library/react'
import FlowPage from '../../pages/flow.page'
import remote from '../../remote'
import { sampleSwitchDraft } from '../../testing/sample-outflow'
import { answers } from '../../testing/switch-answers'
import { outflowDraftAtom } from '../outflow/outflow-draft'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

function show() {
  portalStore.set(outflowDraftAtom, sampleSwitchDraft())
  return renderPage(FlowPage, { answers, at: '/home/transact/redeemption-detail?plan=SWITCH' })
}

afterEach(() => speak('en', remote))

test('how much is switched is asked in Hindi, with figures, days and funds as they are', async () => {
  await speak('hi', remote)
  show()
  expect(await screen.findByRole('combobox', { name: /^वह फंड जिसमें स्विच करना है/ })).toBeVisible()
  expect((await screen.findAllByText('918.653 यूनिट'))[0]).toBeVisible()
  expect(screen.getByText('किस दिन की एनएवी पर बिक्री')).toBeVisible()
  expect(screen.getByText('−₹2.95')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'यूनिट' })).toHaveValue('600')
})

test('the same follows the language as it stands', async () => {
  show()
  expect(await screen.findByText('Sold at the NAV of')).toBeVisible()
  await speak('hi', remote)
  expect(screen.getByText('किस दिन की एनएवी पर बिक्री')).toBeVisible()
})

test('in the pseudo-language every heading and row of it stands in brackets', async () => {
  await speak('en-XA', remote)
  const { container } = show()
  expect((await screen.findAllByText(/^\[918\.653 /))[0]).toBeVisible()
  const texts = textsIn(container, 'main h2, main dt, dl dt')
  expect(texts.length).toBeGreaterThan(8)
  expect(withoutBrackets(texts)).toEqual([])
})
