import { render, screen } from '@testing-library/react'
import { answerCalls, pass } from '../testing/portal'
import { Footer } from './footer'
import { documentLabels, socialLabels } from './general-links'

const answers = {
  conf: {
    mode: 'sandbox',
    brand: {
      name: 'Neem',
      tagline: '',
      company: 'Neem Asset Management (demo)',
      cin: 'U00000XX2026XXX000000',
    },
    helpline: '1800-209-7446',
    encryption: true,
    serviceRequests: true,
    otp: { digits: 4, minutes: 20, voiceText: false },
  },
  links: {
    links: [...documentLabels, ...socialLabels].map((label) => ({
      label,
      link: `https://example.com/${encodeURIComponent(label)}`,
    })),
  },
  contactUs: { emailAddress: 'care@neemmf.example' },
}

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-08-25T08:00:00Z') }))
afterEach(() => jest.useRealTimers())

async function showFooter(given: Record<string, unknown> = answers, after = 200) {
  const call = answerCalls(given)
  render(<Footer />)
  await pass(after)
  return call
}

test('the footer names company and corporate identity number [S2.086]', async () => {
  await showFooter()
  expect(screen.getByText(/© 2026 Neem Asset Management \(demo\) · CIN U00000XX2026XXX000000/)).toBeVisible()
})

test('the four documents link to where the list says [S2.087] [S2.088] [S7.106]', async () => {
  await showFooter()
  expect(documentLabels).toEqual([
    'Privacy Policy',
    'Service Providers',
    'Terms & Conditions',
    'Risk Factors',
  ])
  for (const label of documentLabels)
    expect(screen.getByRole('link', { name: `${label} (opens in a new tab)` })).toHaveAttribute(
      'href',
      `https://example.com/${encodeURIComponent(label)}`,
    )
})

test('risk disclaimer and browser note stand below [S2.089] [S2.090]', async () => {
  await showFooter()
  expect(
    screen.getByText(/subject to market risks, read all scheme related documents carefully/),
  ).toBeVisible()
  expect(screen.getByText(/Chrome 85, Safari 14, Edge 85 and Firefox 82/)).toBeVisible()
})

test('the helpline 1800-209-7446 can be dialled [S2.091] [S9.065]', async () => {
  await showFooter()
  expect(screen.getByRole('link', { name: /1800-209-7446/ })).toHaveAttribute('href', 'tel:18002097446')
})

test('the e-mail address comes from the contact call [S2.092] [S7.109]', async () => {
  const call = await showFooter()
  expect(screen.getByRole('link', { name: /care@neemmf.example/ })).toHaveAttribute(
    'href',
    'mailto:care@neemmf.example',
  )
  expect(call.mock.calls.find(([endpoint]) => endpoint.path === 'contactUs')?.[1]).toEqual({
    isDistributor: false,
  })
})

test('four networks, each with its sign [S2.093]', async () => {
  await showFooter()
  for (const label of ['Facebook', 'Twitter', 'LinkedIn', 'Youtube'])
    expect(screen.getByRole('link', { name: new RegExp(label) }).querySelector('svg')).not.toBeNull()
})

test('its calls go out together, 100 ms after the start [S9.045]', async () => {
  const call = await showFooter(answers, 90)
  expect(call).not.toHaveBeenCalled()
  await pass(20)
  expect(call.mock.calls.map(([endpoint]) => endpoint.path)).toEqual(['conf', 'links', 'contactUs'])
})

test('without answers it still says who and how to reach them', async () => {
  await showFooter({}, 5000)
  expect(screen.getByText(/Neem Asset Management/)).toBeVisible()
  expect(screen.getByText('Privacy Policy')).toBeVisible()
  expect(screen.getByRole('link', { name: /1800-209-7446/ })).toBeVisible()
})
