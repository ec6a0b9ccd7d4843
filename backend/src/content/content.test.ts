import { contentApi } from '@portal/contracts/support/content'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { hasOffer } from './offer-banners'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

test('the settings name the house, its helpline, the rules of one-time codes and the figures of texts', async () => {
  const { data } = await portal.call(contentApi.conf, {})
  expect(data).toEqual({
    mode: 'sandbox',
    environment: 'dev',
    brand: expect.objectContaining({ name: 'Neem Mutual Fund' }),
    helpline: '1800-209-7446',
    encryption: true,
    serviceRequests: true,
    accountByUpi: false,
    traces: false,
    otp: { digits: 4, minutes: 20, voiceText: false },
    figures: expect.objectContaining({ stampDuty: '0.005', navsBy: '23:00' }),
  })
})

test('an installation without service requests serves that [S6.016]', async () => {
  portal.platform.config.serviceRequests = false
  expect((await portal.call(contentApi.conf, {})).data.serviceRequests).toBe(false)
  portal.platform.config.serviceRequests = true
})

test('every link of the house leads to a page with a text of its own, in safe HTML', async () => {
  const { links } = (await portal.call(contentApi.links, {})).data
  const own = links.filter(({ link }) => link.startsWith('/'))
  expect(own.map(({ label }) => label)).toEqual([
    'Privacy Policy',
    'Service Providers',
    'Terms & Conditions',
    'Risk Factors',
  ])
  for (const { label, link } of own) {
    const page = await portal.app.inject(link)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`<h1>${label.replace('&', '&amp;')}</h1>`)
    expect(page.body).not.toMatch(/<style|style=|<script/)
  }
  expect(
    links.filter(({ link }) => !link.startsWith('/')).every(({ link }) => link.startsWith('https://')),
  ).toBe(true)
})

test('the contact is an e-mail address [S3.075]', async () => {
  expect((await portal.call(contentApi.contactUs, { isDistributor: false })).data).toEqual({
    emailAddress: 'care@neemmf.example',
  })
})

test('the offer is announced while it is open, and no longer [S3.069]', async () => {
  const token = await portal.loginAs(people.asha.pan)
  const banners = async (bearer: string) =>
    (await portal.call(contentApi.nfoBanner, {}, { token: bearer })).data.banners
  expect(await banners(token)).toEqual([
    {
      title: 'Neem Value Fund',
      description: 'Buys sound companies when they are out of favour',
      backgroundColor: null,
      nfoStartDate: '2026-08-18',
      nfoEndDate: '2026-09-01',
      cta1Name: 'Know more',
      cta1Url: './home/explore-funds/scheme?scheme=VALUE-DG',
      cta2Name: 'Invest at ₹10',
      cta2Url: './home/transaction/invest?scheme=VALUE-DG',
    },
  ])
  // Pages keep a place for it, by one question of the database a minute.
  const select = jest.spyOn(portal.platform.db, 'select')
  expect([await hasOffer(portal.platform), await hasOffer(portal.platform)]).toEqual([true, true])
  expect(select).toHaveBeenCalledTimes(1)
  select.mockRestore()
  await portal.advance(8)
  expect(await hasOffer(portal.platform)).toBe(false)
  expect(await banners(await portal.loginAs(people.asha.pan))).toEqual([])
})

test('the amounts of the chips are whole rupees, rising', async () => {
  const { lumpsum, sip } = (await portal.call(contentApi.amountChips, {})).data
  for (const amounts of [lumpsum, sip]) {
    expect(amounts.every((paise) => paise % 100 === 0)).toBe(true)
    expect([...amounts].sort((a, b) => a - b)).toEqual(amounts)
  }
})
