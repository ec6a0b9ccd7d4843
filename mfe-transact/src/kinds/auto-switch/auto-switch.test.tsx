import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, draftNow, ok, renderPage, routing, slotsHost } from '@portal/testing'
import { sampleConf, sampleScheme } from '@portal/testing/samples'
import FlowPage from '../../pages/flow.page'
import { sampleDraft } from '../../testing/sample-draft'
import { sampleSwitch } from '../../testing/sample-outflow'
import { sampleFolio } from '../../testing/sample-folios'
import { sampleQuote } from '../../testing/sample-order'
import SuccessfullPage from '../../pages/receipt.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const offered = {
  schemePlanCode: 'DIVYLD-DG',
  schemeCode: 'DIVYLD',
  schemeDesc: 'Neem Dividend Yield Fund',
  fundDesc: 'Companies that pay their owners well',
}
const schemes = [
  sampleScheme(),
  sampleScheme({ ...offered, nfoscheme: true, autoSwitchEnabledTillDate: '2026-09-04' }),
]
const { scheme } = sampleQuote()
const toScheme = { ...scheme, schemePlanCode: 'DIVYLD-DG', schemeName: offered.schemeDesc }
const autoSwitch = {
  toScheme,
  soldAtNavOf: '2026-09-09',
  allotmentOn: '2026-09-10',
  switchUnitsOn: '2026-09-11',
  switchCancelUntil: '2026-09-09T09:30:00.000Z',
}
const answers: Answers = {
  'product/schemes': ok({
    categories: [{ categoryName: 'EQUITY', categoryDisplayName: 'Equity Fund', schemes }],
    navDate: '2026-08-24',
  }),
  'investor/get/folio': ok({ folios: [sampleFolio()] }),
  investmentChiplets: ok({ lumpsum: [500_000], sip: [] }),
  'transaction/quote': ok(sampleQuote({ autoSwitch })),
  links: ok({ links: [] }),
  conf: ok(sampleConf),
}
const around = slotsHost({ 'create-folio': () => import('../../testing/fake-create-folio') })

test('the address names the new fund; the draft keeps it under the specified names until it is left out [S3.053]', async () => {
  const at = '/home/transaction/invest?scheme=FLEXI-DG&amount=25000&switchTo=DIVYLD-DG'
  const { callsOf } = renderPage(FlowPage, { answers, at, around })
  expect(await screen.findByText('Then into Neem Dividend Yield Fund')).toBeVisible()
  expect(draftNow()).toMatchObject({
    autoSwitchNfo: {
      switchToNfo: true,
      switchToSchemeCode: 'DIVYLD',
      switchToOptionCode: 'G',
      switchToPlanCode: 'D',
      switchToDescription: 'Companies that pay their owners well',
      switchToSchemeName: 'Neem Dividend Yield Fund',
      switchToPlanName: 'Direct',
      switchToOptionName: 'Growth',
    },
  })
  await userEvent.click((await screen.findAllByRole('button', { name: 'Continue to review' }))[0]!)
  await screen.findByRole('heading', { level: 1, name: 'Check, then pay' })
  // A slower machine may show the review while the quote with the new fund is still being asked for.
  await waitFor(() =>
    expect(callsOf('transaction/quote').at(-1)?.body).toMatchObject({ autoSwitchTo: 'DIVYLD-DG' }),
  )
  act(() => routing.back())
  await userEvent.click(await screen.findByRole('button', { name: 'Do not switch' }))
  expect(screen.queryByText('Then into Neem Dividend Yield Fund')).toBeNull()
  expect(draftNow()).not.toHaveProperty('autoSwitchNfo.switchToNfo')
})

test('the review tells both legs with their dates, and what happens if the offer is called off [S1.015]', async () => {
  const draft = sampleDraft({
    autoSwitchNfo: {
      switchToNfo: true,
      switchToSchemeCode: 'DIVYLD',
      switchToOptionCode: 'G',
      switchToPlanCode: 'D',
      switchToDescription: '',
      switchToSchemeName: offered.schemeDesc,
      switchToPlanName: 'Direct',
      switchToOptionName: 'Growth',
      switchToSchemePlanCode: 'DIVYLD-DG',
    },
  })
  const { callsOf } = renderPage(FlowPage, { answers, at: '/home/transaction/review', draft, around })
  const card = within(await screen.findByRole('region', { name: 'Then into Neem Dividend Yield Fund' }))
  expect(card.getByText('Sold at the NAV of Wednesday, 9 September')).toBeVisible()
  expect(card.getByText('Thursday, 10 September: Neem Dividend Yield Fund is allotted')).toBeVisible()
  expect(card.getByText(/is called off, your money stays in/)).toHaveTextContent('Neem Flexi Cap Fund')
  expect(callsOf('transaction/quote')[0]?.body).toMatchObject({ autoSwitchTo: 'DIVYLD-DG' })
})

test('the receipt says where the money waits, and where it stays when the offer is called off', async () => {
  const order = sampleSwitch({ kind: 'AUTO_SWITCH', toScheme, toNavDate: '2026-09-10' })
  const show = (changed: Partial<typeof order>) =>
    renderPage(SuccessfullPage, {
      answers: { ...answers, 'transaction/details': ok({ order: { ...order, ...changed }, others: [] }) },
      at: '/home/transaction/successfull?order=order-1',
    })
  const { unmount } = show({})
  expect(await screen.findByText('Your money waits for Neem Dividend Yield Fund')).toBeVisible()
  unmount()
  const failureReason = 'Offer called off: your money stays in Neem Flexi Cap Fund'
  show({ state: 'rejected', failureReason })
  expect(await screen.findByText('Your money stays in Neem Flexi Cap Fund')).toBeVisible()
})
