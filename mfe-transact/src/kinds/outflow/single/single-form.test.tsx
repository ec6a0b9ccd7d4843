import { portalStore } from '@portal/kernel'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, notFound, ok, refusal, renderPage, routing, serverError } from '@portal/testing'
import { oddConf, sampleHolding } from '@portal/testing/samples'
import { sampleOutflowDraft, sampleOutflowQuote } from '../../../testing/sample-outflow'
import { sampleFolio } from '../../../testing/sample-folios'
import FlowPage from '../../../pages/flow.page'
import { outflowDraftAtom, type OutflowDraft } from '../outflow-draft'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const validate = 'transaction/validate/redeem'
const answers: Answers = {
  'investor/get/folio': ok({ folios: [sampleFolio()] }),
  [validate]: ok(sampleOutflowQuote()),
}

function show(changed: Answers = {}, draft: Partial<OutflowDraft> = {}) {
  portalStore.set(outflowDraftAtom, sampleOutflowDraft(draft))
  return renderPage(FlowPage, {
    answers: { ...answers, ...changed },
    at: '/home/transact/redeemption-detail?plan=REDEEM',
  })
}
const goOn = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: 'Continue to review' }))[0]!)
const loadPopup = async () =>
  within(await screen.findByRole('dialog', { name: 'Not all of these units are free of exit load' }))

test('where load-free units do not cover what is asked for, a popup asks: Cancel stays, Proceed goes on [S2.115]', async () => {
  show()
  await goOn()
  let popup = await loadPopup()
  expect(popup.getByText(/147.12 of exit load/)).toBeVisible()
  expect(popup.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Proceed'])
  await userEvent.click(popup.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(routing.address()).toBe('/home/transact/redeemption-detail?plan=REDEEM')
  await goOn()
  popup = await loadPopup()
  await userEvent.click(popup.getByRole('button', { name: 'Proceed' }))
  await waitFor(() => expect(routing.address()).toBe('/home/transact/review?plan=REDEEM'))
})

test('what is on hold names the order that holds it, before the server has answered and after', async () => {
  const order = { transactionId: 'held-by', orderNumber: 'NM2608240012' }
  const holding = sampleHolding({ holdUnits: '100.000', freeUnits: '2746.317', heldBy: [order] })
  const receipt = '/home/transaction/successfull?order=held-by'
  const { unmount } = show({
    'investor/get/folio': ok({ folios: [sampleFolio({ holdings: [holding] })] }),
    [validate]: serverError,
  })
  expect(await screen.findByRole('link', { name: 'NM2608240012' })).toHaveAttribute('href', receipt)
  unmount()
  show()
  expect(await screen.findByRole('link', { name: 'NM2608240012' })).toHaveAttribute('href', receipt)
  expect(screen.queryByText('In another order')).toBeNull()
})

test.each([
  [sampleFolio().banks, 'You can use a new one 17 days after it was added.'],
  [[], 'Add one first. You can use it 17 days later.'],
])('how long a new account waits is what the server reckons with', async (banks, text) => {
  const folios = ok({ folios: [sampleFolio({ banks })] })
  const { container } = show({ 'investor/get/folio': folios, conf: ok(oddConf) })
  expect(await screen.findByText(text, { exact: false })).toBeVisible()
  expect(container).not.toHaveTextContent('10 days')
})

test('units that are free of load go on at once', async () => {
  show({ [validate]: ok(sampleOutflowQuote({ exitLoad: 0 })) })
  await goOn()
  await waitFor(() => expect(routing.address()).toBe('/home/transact/review?plan=REDEEM'))
})

test('shows what is free, what the units bring, by lot, and what stays [S2.035, S7.049]', async () => {
  const { callsOf } = show()
  expect((await screen.findAllByText(/58,905/)).length).toBeGreaterThan(1)
  expect(callsOf(validate)[0]?.body).toMatchObject({
    folioNo: '1000004821',
    schemePlanCode: 'FLEXI-DG',
    howMuch: { amountUnitType: 'UNITS', units: '600.000' },
    bankId: 'bank-4417',
  })
  expect(screen.getByText('On hold')).toBeVisible()
  expect(screen.getByText('600.000 units × ₹98.4215')).toBeVisible()
  expect(screen.getAllByText('−₹147.12').length).toBeGreaterThan(1)
  expect(screen.getByText('Wait 22 days, until 16 Sep 2026, and you save ₹147.12')).toBeVisible()
  expect(screen.getByText(/2,246\.317 units, worth about ₹2,21,085\.89, stay/)).toBeVisible()
})

test('goes on to the review and keeps what was typed in the draft', async () => {
  show({}, { units: '' })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Units' }), '600')
  await goOn()
  await userEvent.click(await screen.findByRole('button', { name: 'Proceed' }))
  await waitFor(() => expect(routing.address()).toBe('/home/transact/review?plan=REDEEM'))
  expect(portalStore.get(outflowDraftAtom)).toMatchObject({ amountUnitType: 'UNITS', units: '600' })
  expect(sessionStorage.getItem('transactionDraft')).toContain('600')
})

test.each([['2900'], ['99999999999999999999']])(
  'more units than are free are refused at the field before anything is sent: %s',
  async (units) => {
    const { callsOf } = show({}, { units })
    await screen.findByRole('textbox', { name: 'Units' })
    await goOn()
    expect(await screen.findByText(/^You can redeem up to 2,[78]46\.317 units\./)).toBeVisible()
    expect(routing.address()).toBe('/home/transact/redeemption-detail?plan=REDEEM')
    expect(callsOf('transaction/redeem')).toHaveLength(0)
  },
)

test('all free units need no figure', async () => {
  const { callsOf } = show({}, { amountUnitType: 'ALL_UNITS', units: '' })
  await goOn()
  await userEvent.click(await screen.findByRole('button', { name: 'Proceed' }))
  await waitFor(() => expect(routing.address()).toBe('/home/transact/review?plan=REDEEM'))
  expect(callsOf(validate)[0]?.body).toMatchObject({ howMuch: { amountUnitType: 'ALL_UNITS' } })
})

test.each([
  ['-373', 'Units', 'You can redeem up to 100.000 units now.'],
  ['-374', 'Units', 'Enter how much you want to redeem.'],
])('the server’s refusal %s stands at the field %s', async (code, label, text) => {
  show({ [validate]: refusal(text, code) })
  await screen.findByRole('textbox', { name: label })
  await goOn()
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription(new RegExp(text)),
  )
})

test('a refusal that no field can mend stands above the form; one of the KYC is a popup too [S2.113]', async () => {
  show({ [validate]: refusal('Your KYC is on hold.', '-8005') })
  await screen.findByRole('textbox', { name: 'Units' })
  await goOn()
  expect(await screen.findByText('You cannot place this order yet.')).toBeVisible()
  // It is the KYC of the investor that is in the way: nothing on the page would help.
  const popup = await screen.findByRole('dialog', { name: 'Your KYC does not allow this order yet' })
  await userEvent.click(within(popup).getByRole('button', { name: 'OK' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('You cannot place this order yet.')).toBeVisible()
})

test('without a chosen holding the choice is next', async () => {
  show({}, { folioNo: null })
  await waitFor(() => expect(routing.address()).toBe('/home/transact/select-scheme?plan=REDEEM'))
})

test('a holding that did not load can be asked for again', async () => {
  show({ 'investor/get/folio': notFound })
  expect(await screen.findByText('Your holding did not load')).toBeVisible()
})
