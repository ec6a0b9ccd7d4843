import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, ok, renderPage, routing, serverError } from '@portal/testing'
import { sampleConf, sampleFigures } from '@portal/testing/samples'
import { sip } from '../testing/portfolio-samples'
import { categories } from '../testing/samples'
import SipPage from './sip.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const swp = { ...sip, planId: 'p2', kind: 'SWP' as const }
const answers: Answers = {
  'product/schemes': ok({ categories, navDate: '2026-08-24' }),
  'transaction/SystematicPlans': ok({ upcoming: [sip, { ...sip, planId: 'p3', amount: 2_000_00 }, swp] }),
}
const show = (changed: Answers = {}) =>
  renderPage(SipPage, { answers: { ...answers, ...changed }, at: '/home/sip' })

test('the SIP page leads from a fund to its SIP [S2.054]', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(screen.getAllByText('Choose a fund').length).toBeGreaterThan(1)
  await userEvent.click(screen.getByRole('combobox', { name: /^Fund/ }))
  await userEvent.click(await screen.findByRole('option', { name: /Neem Liquid Fund.*SIP from ₹1,000/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(routing.address()).toBe('/home/transaction/invest?scheme=LIQUID-DG&type=SIP')
})

test('only funds that take a SIP are offered, each with the way to its SIP', async () => {
  show()
  const popular = within(await screen.findByRole('region', { name: 'Funds many people start with' }))
  const links = await popular.findAllByRole('link', { name: /^Start a SIP in/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/home/transaction/invest?scheme=LIQUID-DG&type=SIP',
    '/home/transaction/invest?scheme=FLEXI-DG&type=SIP',
  ])
})

test('tells the next debit of every SIP, and of nothing else', async () => {
  show()
  const card = within(await screen.findByRole('region', { name: 'Your next debits' }))
  expect(await card.findByText('2 SIPs, ₹7,000 with the next debits')).toBeVisible()
  expect(card.getAllByText('Parijat Bank ••4417')).toHaveLength(2)
})

test('who has no SIP is told what appears here', async () => {
  show({ 'transaction/SystematicPlans': ok({ upcoming: [swp] }) })
  expect(await screen.findByText('You have no SIP yet')).toBeVisible()
})

test('funds that did not load can be asked for again', async () => {
  show({ 'product/schemes': serverError })
  expect(await screen.findByText('The funds did not load')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Funds many people start with' })).toBeNull()
})

test.each([
  [24, 'A day before each debit, by e-mail and SMS.'],
  [37, '37 hours before each debit, by e-mail and SMS.'],
])('a debit that the server announces %d hours before is announced so on the page', async (hours, text) => {
  const figures = { ...sampleFigures, debitNoticeHours: hours }
  show({ conf: ok({ ...sampleConf, figures }) })
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getAllByText(/before each debit/)).toHaveLength(1)
})

test('without the figures of the server the reminder names no time', async () => {
  show({ conf: serverError })
  expect(await screen.findByText('We remind you')).toBeVisible()
  await screen.findByText('2 SIPs, ₹7,000 with the next debits')
  expect(screen.queryByText(/before each debit/)).toBeNull()
})
