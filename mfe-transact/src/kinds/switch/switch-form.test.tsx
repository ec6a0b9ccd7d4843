import { notFound, refusal, renderPage, type Answers, routing } from '@portal/testing'
import { portalStore } from '@portal/kernel'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import FlowPage from '../../pages/flow.page'
import { outflowDraftAtom, type OutflowDraft } from '../outflow/outflow-draft'
import { sampleSwitchDraft } from '../../testing/sample-outflow'
import { answers, validate } from '../../testing/switch-answers'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const detail = '/home/transact/redeemption-detail?plan=SWITCH'

function show(changed: Answers = {}, draft: Partial<OutflowDraft> = {}) {
  portalStore.set(outflowDraftAtom, sampleSwitchDraft(draft))
  return renderPage(FlowPage, { answers: { ...answers, ...changed }, at: detail })
}
const goOn = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: 'Continue to review' }))[0]!)
const field = () => screen.findByRole('combobox', { name: /^Fund to switch into/ })

test('shows both sides of a switch with their dates, its units and its stamp duty, and asks for no bank account [S2.035]', async () => {
  const { callsOf } = show()
  expect((await screen.findAllByText('918.653 units'))[0]).toBeVisible()
  const requested = callsOf(validate)[0]?.body
  expect(requested).toMatchObject({
    schemePlanCode: 'FLEXI-DG',
    toSchemePlanCode: 'LARGE-DG',
    folioNo: '1000004821',
    howMuch: { amountUnitType: 'UNITS', units: '600.000' },
  })
  expect(requested).not.toHaveProperty('bankId')
  const rows = ['Sold at the NAV of', 'Money moves on', 'Bought at the NAV of', 'Units on']
  const dates = rows.map((label) => screen.getByText(label).nextSibling?.textContent)
  expect(dates).toEqual(['25 Aug 2026', '27 Aug 2026', '27 Aug 2026', '28 Aug 2026'])
  expect(screen.getByText('−₹2.95')).toBeVisible()
  expect(screen.getAllByText(/58,902/)[0]).toBeVisible()
  expect(screen.queryByText(/bank account/i)).toBeNull()
})

test('the fund to switch into is searched among the others, kept in the draft, and the review is next', async () => {
  show({}, { toSchemePlanCode: null })
  await userEvent.click(await field())
  expect(screen.queryByRole('option', { name: /Flexi Cap/ })).toBeNull()
  await userEvent.click(await screen.findByRole('option', { name: /Large Cap/ }))
  await goOn()
  await userEvent.click(await screen.findByRole('button', { name: 'Proceed' }))
  await waitFor(() => expect(routing.address()).toBe('/home/transact/review?plan=SWITCH'))
  expect(portalStore.get(outflowDraftAtom)).toMatchObject({ plan: 'SWITCH', toSchemePlanCode: 'LARGE-DG' })
})

test('without a fund to switch into nothing is asked, and the field says so', async () => {
  const { callsOf } = show({}, { toSchemePlanCode: null })
  await field()
  await goOn()
  expect(await screen.findByText('Choose the fund to switch into')).toBeVisible()
  expect(callsOf(validate)).toHaveLength(0)
  expect(routing.address()).toBe(detail)
})

test('a fund that cannot be switched into is refused at its field', async () => {
  show({ [validate]: refusal('You cannot switch into this scheme.', '-378') })
  await field()
  await goOn()
  await waitFor(async () =>
    expect(await field()).toHaveAccessibleDescription(/You cannot switch into this scheme\./),
  )
})

test('too little for the fund is refused at how much', async () => {
  const text = 'Min. new investment Rs. 1,00,000 for Neem Large Cap Fund. Please update amount.'
  show({ [validate]: refusal(text, '-379') })
  await field()
  await goOn()
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Units' })).toHaveAccessibleDescription(new RegExp(text)),
  )
})

test('funds that did not load can be asked for again', async () => {
  show({ 'product/schemes': notFound })
  expect(await screen.findByText('The funds did not load.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
})
