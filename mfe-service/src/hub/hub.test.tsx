import { screen, within } from '@testing-library/react'
import { sampleConf } from '@portal/testing/samples'
import userEvent from '@testing-library/user-event'
import { neverAnswered, ok, renderPage, serverError } from '@portal/testing'
import { navigate, routing } from '@portal/testing'
import { contentApi } from '@portal/contracts/support/content'
import { oddConf, usualPeriod } from '../testing/odd-figures'
import { requestAnswers } from '../testing/request-samples'
import ServiceRequestPage from './service-request.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const folio = (folioNo: string) => ({
  folioNo,
  holdingMode: 'Single',
  isDemat: false,
  holders: [],
  investorEmail: '',
  investorMobile: '',
  distributorARN: null,
  euin: null,
  riaCode: null,
  nominees: [],
  banks: [],
  holdings: [],
  openedOn: '2023-06-01',
})
const withFolios = (...numbers: string[]) => ({
  ...requestAnswers,
  'investor/get/folio': ok({ folios: numbers.map(folio) }),
})
const user = userEvent.setup()

test('offers what can be changed, and tells how far a wait has come [S2.027]', async () => {
  renderPage(ServiceRequestPage, { answers: requestAnswers })
  expect(screen.getByRole('heading', { level: 1, name: 'Service requests' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Nominees/ })).toHaveAttribute(
    'href',
    '/home/service-request/nominee-details',
  )
  const progress = within(await screen.findByRole('region', { name: 'In progress' }))
  expect(progress.getByRole('link', { name: 'New bank, Palash Bank ••3308' })).toBeVisible()
  expect(await progress.findByText(/Day 4 of 10/)).toBeVisible()
})

test('merging begins in a dialog, which leads on with more than one folio [S2.164]', async () => {
  renderPage(ServiceRequestPage, { answers: withFolios('91016011', '91016012') })
  await user.click(screen.getByRole('button', { name: /^Merge folios/ }))
  const choose = await screen.findByRole('button', { name: 'Choose folios' })
  await user.click(choose)
  expect(routing.address()).toBe('/home/service-request/folio-consolidation')
})

test('the way on is open before the folios are known', async () => {
  renderPage(ServiceRequestPage, { answers: { ...requestAnswers, 'investor/get/folio': neverAnswered } })
  await user.click(screen.getByRole('button', { name: /^Merge folios/ }))
  await user.click(screen.getByRole('button', { name: 'Choose folios' }))
  expect(routing.address()).toBe('/home/service-request/folio-consolidation')
})

test('with one folio merging goes nowhere, and a popup with OK says why [S2.119, S2.165]', async () => {
  renderPage(ServiceRequestPage, { answers: withFolios('91016011') })
  await user.click(screen.getByRole('button', { name: /^Merge folios/ }))
  const text = 'To perform Consolidation Folio you need to have more than 1 folio'
  expect(await screen.findByText(text)).toBeVisible()
  const buttons = within(screen.getByRole('dialog')).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['OK'])
  await user.click(buttons[0]!)
  expect(screen.queryByText(text)).toBeNull()
  expect(navigate).not.toHaveBeenCalled()
})

test('the wait of a new account and the time of an answer are the ones that the server reckons with', async () => {
  const { container } = renderPage(ServiceRequestPage, {
    answers: { ...requestAnswers, [contentApi.conf.path]: oddConf },
  })
  expect(screen.getByText('Checked with ₹1.')).toBeVisible()
  expect(await screen.findByText('Checked with ₹1. 17-day wait.')).toBeVisible()
  expect(screen.getByText('Write to us. We answer within 4 business days.')).toBeVisible()
  expect(container).not.toHaveTextContent(usualPeriod)
})

test('says that the requests did not load, and keeps the rest of the page', async () => {
  renderPage(ServiceRequestPage, { answers: { ...requestAnswers, 'request/list': serverError } })
  expect(await screen.findByText('Your requests did not load')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Nominees/ })).toBeVisible()
})

test('an installation without service requests says so, and names the ways that there are [S2.027]', async () => {
  renderPage(ServiceRequestPage, {
    answers: { ...requestAnswers, [contentApi.conf.path]: ok({ ...sampleConf, serviceRequests: false }) },
  })
  expect(await screen.findByText('Service requests are not offered here')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Nominees/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'your profile' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ask a question' })).toHaveAttribute('href', '/home/help/ask')
  expect(screen.getByRole('link', { name: '1800-209-7446' })).toHaveAttribute('href', 'tel:18002097446')
})
