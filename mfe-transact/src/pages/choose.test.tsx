import { portalStore } from '@portal/kernel'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleHolding } from '@portal/testing/samples'
import { type Answers, navigate, notFound, ok, renderPage, routing } from '@portal/testing'
import { sampleBank, sampleFolio } from '../testing/sample-folios'
import { outflowDraftAtom } from '../kinds/outflow/outflow-draft'
import FlowPage from './flow.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const at = '/home/transact/select-scheme?plan=REDEEM'
const show = (answers: Answers, address = at) => renderPage(FlowPage, { answers, at: address })
const foliosOf = (...folios: ReturnType<typeof sampleFolio>[]): Answers => ({
  'investor/get/folio': ok({ folios }),
})

test('shows the holdings of all folios and starts a redemption in the chosen one [S2.032]', async () => {
  const cooling = sampleBank({ bankId: 'bank-3308', usableFrom: '2026-08-31', isDefault: true })
  show(
    foliosOf(
      sampleFolio({ folioNo: '1000007306', holdings: [], isDemat: false }),
      sampleFolio({ banks: [cooling, sampleBank({ isDefault: false })] }),
    ),
  )
  expect(await screen.findByText(/2,846\.317 units free/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Redeem Neem Flexi Cap Fund/ }))
  expect(routing.address()).toBe('/home/transact/redeemption-detail?plan=REDEEM')
  expect(portalStore.get(outflowDraftAtom)).toMatchObject({
    plan: 'REDEEM',
    schemePlanCode: 'FLEXI-DG',
    folioNo: '1000004821',
    bankId: 'bank-4417',
  })
})

test.each([
  ['a joint folio', sampleFolio({ holdingMode: 'Joint' }), /not activated for folios held jointly/],
  ['a Demat folio', sampleFolio({ isDemat: true }), /held in Demat/],
  [
    'units that are all under lien',
    sampleFolio({ holdings: [sampleHolding({ freeUnits: '0.000', lienUnits: '2846.317' })] }),
    /None of these units is free: they are under lien/,
  ],
  [
    'units that another order holds',
    sampleFolio({
      holdings: [
        sampleHolding({
          freeUnits: '0.000',
          holdUnits: '2846.317',
          heldBy: [{ transactionId: 'r7', orderNumber: 'NM2608250007' }],
        }),
      ],
    }),
    /None of these units is free: they are on hold for an order\. See/,
  ],
])('%s stays in the list, with the reason in place of the button', async (_, folio, reason) => {
  show(foliosOf(folio))
  const list = within(await screen.findByRole('list'))
  expect(list.getByText(reason)).toBeVisible()
  expect(list.queryByRole('button')).toBeNull()
})

test('the holding that the address names is chosen at once; one that nothing can leave is left to the list', async () => {
  const named = `${at}&scheme=FLEXI-DG&folio=1000004821`
  const { unmount } = show(foliosOf(sampleFolio()), named)
  await waitFor(() => expect(routing.address()).toBe('/home/transact/redeemption-detail?plan=REDEEM'))
  expect(portalStore.get(outflowDraftAtom)).toMatchObject({
    schemePlanCode: 'FLEXI-DG',
    folioNo: '1000004821',
  })
  unmount()
  show(foliosOf(sampleFolio({ isDemat: true })), named)
  expect(await screen.findByText(/held in Demat/)).toBeVisible()
})

test('the holding that the address names is chosen once, though the page is drawn anew before the next one is there', async () => {
  show(foliosOf(sampleFolio()), `${at}&scheme=FLEXI-DG&folio=1000004821`)
  navigate.mockImplementation(() => undefined)
  await waitFor(() => expect(navigate).toHaveBeenCalled())
  act(() => portalStore.set(outflowDraftAtom, (last) => ({ ...last, units: '1.000' })))
  act(() => portalStore.set(outflowDraftAtom, (last) => ({ ...last, units: '2.000' })))
  expect(navigate).toHaveBeenCalledTimes(1)
  expect(portalStore.get(outflowDraftAtom).units).toBe('2.000')
})

test('an investor without schemes is told so and shown the way to the funds [S8.066]', async () => {
  show(foliosOf(sampleFolio({ holdings: [] })))
  expect(await screen.findByText('You hold no units yet')).toBeVisible()
  expect(screen.getByText(/no schemes under this PAN yet/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Explore funds' })).toHaveAttribute(
    'href',
    '/home/explore-funds/All',
  )
})

test('holdings that did not load can be asked for again', async () => {
  show({ 'investor/get/folio': notFound })
  expect(await screen.findByText('Your holdings did not load')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('an address without a transaction of this page says so', async () => {
  show({}, '/home/transact/select-scheme')
  expect(await screen.findByText('This address names no transaction')).toBeVisible()
})
