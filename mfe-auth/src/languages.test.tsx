import { ok, renderPublicPage, speak, textsIn, withoutBrackets } from '@portal/testing'
import { sampleScheme } from '@portal/testing/samples'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { writeStored } from '@portal/kernel'
import { whyLogIn } from './login/why-log-in'
import LoginPage from './login/login.page'
import QuickInvestPage from './quick-invest/quick-invest.page'
import RegisterPage from './register/register.page'
import remote from './remote'
import { CardForm } from './shared/card-form'
import { keepPan } from './shared/running-step'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const funds = ok({
  categories: [{ categoryName: 'EQUITY', categoryDisplayName: 'Equity Fund', schemes: [sampleScheme()] }],
  navDate: '2026-08-24',
})

afterEach(async () => {
  keepPan('')
  writeStored('redirectionDefaultLink', undefined)
  await speak('en', remote)
})

test('the log-in page is there in Hindi, with links within its sentences, and says in it what is missing', async () => {
  writeStored('redirectionDefaultLink', '/home/e-mandate')
  await speak('hi', remote)
  const { container } = renderPublicPage(LoginPage, {})
  expect(screen.getByRole('heading', { name: 'लॉग इन करें' })).toBeVisible()
  expect(screen.getByText('अपने मैंडेट देखने के लिए लॉग इन करें।')).toBeVisible()
  const register = screen.getByRole('link', { name: 'अपने PAN से रजिस्टर करें' })
  expect(register).toHaveAttribute('href', '/auth/register')
  expect(register.closest('p')).toHaveTextContent('यहाँ नए हैं? अपने PAN से रजिस्टर करें')
  expect(screen.getByText('हमसे बात करें:')).toHaveTextContent('1800-209-7446')
  expect(container.querySelectorAll('[lang="en"]:not(button)')).toHaveLength(0)
  await userEvent.type(screen.getByLabelText('PAN'), 'ZZZPI1003C')
  await userEvent.click(screen.getByRole('button', { name: 'लॉग इन करें' }))
  expect(await screen.findByText('पासवर्ड भरना ज़रूरी है')).toBeVisible()
})

test('quick invest is there in Hindi, with the names of funds and the PAN as they are', async () => {
  await speak('hi', remote)
  renderPublicPage(QuickInvestPage, {
    'product/schemes/open': funds,
    investmentChiplets: ok({ lumpsum: [], sip: [] }),
  })
  expect(screen.getByRole('heading', { name: 'बिना लॉग इन किए निवेश करें' })).toBeVisible()
  await userEvent.click(await screen.findByRole('combobox', { name: /^फंड/ }))
  await userEvent.click(screen.getByRole('option', { name: /^Neem/ }))
  expect(screen.getByText(/· जोखिम: /)).toBeVisible()
  expect(screen.getByText(/· एनएवी ₹/)).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'एसआईपी' }))
  expect(screen.getByText(/^हर किस्त आपके मौजूदा मैंडेट से कटती है।/)).toBeVisible()
})

test('the page changes its language as it stands, and what is typed stays', async () => {
  renderPublicPage(RegisterPage, {})
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'chitra.iyer@example.in')
  await speak('hi', remote)
  expect(screen.getByRole('textbox', { name: 'ई-मेल' })).toHaveValue('chitra.iyer@example.in')
  expect(screen.getByRole('button', { name: 'मुझे OTP भेजें' })).toBeVisible()
})

test('what is on the PAN card is asked for in Hindi, and what is missing is said in it', async () => {
  await speak('hi', remote)
  const nothing = async () => undefined
  renderPublicPage(() => <CardForm confirm="OK" onSubmit={nothing} onAgain={nothing} />, {})
  expect(screen.getByRole('heading', { name: 'जैसा आपके PAN कार्ड पर है' })).toBeVisible()
  const name = screen.getByRole('textbox', { name: 'पूरा नाम' })
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(name).toHaveAccessibleDescription(/नाम भरना ज़रूरी है/)
  expect(screen.getByRole('textbox', { name: 'जन्म तिथि' })).toHaveAccessibleDescription(/./)
})

test('why a log-in is needed is said in the language that is on, not in that of the first page', async () => {
  expect(whyLogIn('/home/transaction')).toBe('Log in to open the page that you came for.')
  await speak('hi', remote)
  expect(whyLogIn('/home/transaction')).toBe('आप जिस पेज के लिए आए हैं, उसे खोलने के लिए लॉग इन करें।')
})

test('in the pseudo-language every text of the log-in page stands in brackets', async () => {
  await speak('en-XA', remote)
  const { container } = renderPublicPage(LoginPage, {})
  // The PAN keeps its name, and each language its own.
  const given = /^(PAN|English|हिन्दी)$/
  const texts = textsIn(container, 'h1, p, li, label, button, :not(p) > a', given)
  expect(texts.length).toBeGreaterThan(14)
  expect(withoutBrackets(texts)).toEqual([])
})
