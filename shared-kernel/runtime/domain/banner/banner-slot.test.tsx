import { render, screen } from '@testing-library/react'
import { contentApi, type Banner } from '@portal/contracts/support/content'
import { api } from '../../api/public'
import { queryClient } from '../../api/query'
import { setScreenWidth } from '@portal/testing/screen-width'
import { bannerTarget } from './banner-slot'
import { placementAt, type BannerPlace } from './banner-placement'
import { BannerSlot } from './public'

const banner: Banner = {
  placement: 'Investor Dashboard 1',
  title: 'Step up your SIP',
  description: 'Ten per cent more each year.',
  image: 'banner-steps-wide.svg',
  width: 1200,
  height: 240,
  link: './home/sip',
  external: false,
}

async function show(place: BannerPlace, answer: Promise<{ banners: Banner[] }>) {
  queryClient.clear()
  const call = jest.spyOn(api, 'call').mockReturnValue(answer as never)
  const { container } = render(<BannerSlot place={place} />)
  await answer.catch(() => undefined)
  return { call, container }
}
afterEach(() => jest.restoreAllMocks())

test.each([
  ['Investor Login', 1280, 'Investor Login'],
  ['Investor Login', 1199, 'Investor Login Tablet'],
  ['Investor Login', 769, 'Investor Login Tablet'],
  ['Investor Login', 768, 'Investor Login Mobile'],
  ['Investor Dashboard 1', 375, 'Investor Dashboard 1'],
  ['Investor Dashboard 2', 375, 'Investor Dashboard 2'],
  ['PDF download', 1280, 'PDF download'],
  ['Investment Solutions', 1280, 'Investment Solutions'],
] as const)('%s at %i px takes the banners of %s [S2.098] [S2.099]', async (place, width, placement) => {
  expect(placementAt(place, width)).toBe(placement)
  setScreenWidth(width)
  const { call } = await show(place, Promise.resolve({ banners: [] }))
  expect(call).toHaveBeenCalledWith(contentApi.banner, { placement }, expect.anything())
})

test('a banner has its picture with its place kept, its words and its link [S2.100]', async () => {
  const { container } = await show('Investor Dashboard 1', Promise.resolve({ banners: [banner] }))
  const link = await screen.findByRole('link', { name: /Step up your SIP/ })
  expect(link).toHaveAttribute('href', '/home/sip')
  const picture = container.querySelector('img')
  expect(picture).toHaveAttribute('src', '/api/v1/image/banner-steps-wide.svg')
  expect(picture).toHaveAttribute('width', '1200')
  expect(picture).toHaveAttribute('alt', '')
})

test('without banners, or when they do not load, the place is empty', async () => {
  const { container } = await show('PDF download', Promise.resolve({ banners: [] }))
  expect(container).toBeEmptyDOMElement()
})

test.each([
  ['./home/sip', false, { to: '/home/sip' }],
  ['https://neemmf.example/offer', true, { href: 'https://neemmf.example/offer' }],
  ['javascript:alert(1)', true, undefined],
  ['http://neemmf.example', true, undefined],
  ['//evil.example', false, undefined],
  ['/\\evil.example', false, undefined],
  ['javascript:alert(1)', false, undefined],
  [null, false, undefined],
])('the link %s (external: %s) leads to %j', (link, external, target) => {
  expect(bannerTarget({ link, external })).toEqual(target)
})
