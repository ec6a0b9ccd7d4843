import { ok, renderPage, speak, textsIn, withoutBrackets } from '@portal/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import HelpPage from './help/help.page'
import ServiceRequestPage from './hub/service-request.page'
import remote from './remote'
import { branches, faqs, tickets } from './testing/help-samples'
import { oddConf } from './testing/odd-figures'
import { requestAnswers } from './testing/request-samples'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const answers = { ...requestAnswers, conf: oddConf }

const show = () => renderPage(ServiceRequestPage, { answers, at: '/home/service-request' })

afterEach(() => speak('en', remote))

test('what can be asked for is there in Hindi, with names, codes and amounts as they are', async () => {
  await speak('hi', remote)
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'सेवा अनुरोध' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^नॉमिनी/ })).toHaveAttribute(
    'href',
    '/home/service-request/nominee-details',
  )
  expect(await screen.findByText('₹1 भेजकर जाँचा जाता है। 17 दिन का इंतज़ार।')).toBeVisible()
  expect(screen.getByText('हमें लिखें। हम 4 कामकाजी दिनों में जवाब देते हैं।')).toBeVisible()
  const progress = within(await screen.findByRole('region', { name: 'जारी अनुरोध' }))
  expect(progress.getByRole('link', { name: 'New bank, Palash Bank ••3308' })).toBeVisible()
  expect(await progress.findByText(/10 में से दिन 4।$/)).toBeVisible()
})

test('help is there in Hindi, with plurals and with links in the middle of a sentence', async () => {
  await speak('hi', remote)
  const help = {
    'faqs/Investor': ok(faqs),
    'branch/list': ok(branches),
    'query/list': ok(tickets),
    contactUs: ok({ emailAddress: 'care@example.in' }),
    'feedback/check': ok({ reference: null }),
  }
  renderPage(HelpPage, { answers: { ...answers, ...help }, at: '/home/help' })
  expect(await screen.findByRole('heading', { level: 1, name: 'हम आपकी क्या मदद कर सकते हैं?' })).toBeVisible()
  expect(await screen.findByRole('button', { name: /^SIP and mandates 2 जवाब$/ })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'सभी 4 शाखाएँ' })).toBeVisible()
  const step = screen.getByRole('link', { name: 'अपना सवाल लिखें' }).closest('li')
  expect(step).toHaveTextContent('हमसे पूछें। अपना सवाल लिखें और बताएँ कि क्या हुआ। हम 4 कामकाजी दिनों में जवाब देते हैं।')
})

test('the page changes its language as it stands, with an open dialog', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: /^Merge folios/ }))
  expect(await screen.findByRole('button', { name: 'Choose folios' })).toBeVisible()
  await speak('hi', remote)
  const dialog = within(screen.getByRole('dialog', { name: 'फोलियो मिलाएँ' }))
  expect(dialog.getByRole('button', { name: 'फोलियो चुनें' })).toBeVisible()
})

test('in the pseudo-language every text of the page stands in brackets', async () => {
  await speak('en-XA', remote)
  const { container } = show()
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('link', { name: 'New bank, Palash Bank ••3308' })
  // Names and addresses are what a text is said about.
  const given = /^(New bank, Palash Bank ••3308|\w[*X]*\w*@\S+)$/
  const texts = textsIn(container, 'h1, h2, h3, p, a, button', given)
  expect(texts.length).toBeGreaterThan(20)
  expect(withoutBrackets(texts)).toEqual([])
})
