import type { Banner } from '@portal/contracts/support/content'
import { routes } from '@portal/contracts/wire/routes'

type Shape = Pick<Banner, 'width' | 'height'>

const wide: Shape = { width: 1200, height: 240 }
const tall: Shape = { width: 640, height: 800 }
const small: Shape = { width: 640, height: 160 }

/** One banner at least for every place (S2.098 to S2.102). */
export const banners: readonly Banner[] = [
  {
    placement: 'Investor Login',
    title: 'No form, no cheque',
    description: 'You invest online, confirm with a one-time code and pay by UPI or net banking.',
    image: 'banner-growth-tall.svg',
    ...tall,
    link: null,
    external: false,
  },
  {
    placement: 'Investor Login Tablet',
    title: 'No form, no cheque',
    description: 'You invest online and confirm with a one-time code.',
    image: 'banner-growth-wide.svg',
    ...wide,
    link: null,
    external: false,
  },
  {
    placement: 'Investor Login Mobile',
    title: 'No form, no cheque',
    description: 'You invest online and pay by UPI.',
    image: 'banner-growth-small.svg',
    ...small,
    link: null,
    external: false,
  },
  {
    placement: 'Investor Dashboard 1',
    title: 'Add to a fund you hold',
    description: 'You can invest a lump sum in the folio you have, without another form.',
    image: 'banner-steps-wide.svg',
    ...wide,
    link: `.${routes.exploreAllFunds.path}`,
    external: false,
  },
  {
    placement: 'Investor Dashboard 2',
    title: 'What does a fund cost you?',
    description: 'You find the yearly cost and the exit load on the fund’s page.',
    image: 'banner-family-wide.svg',
    ...wide,
    link: `.${routes.exploreFunds.path}`,
    external: false,
  },
  {
    placement: 'PDF download',
    title: 'Keep your receipt',
    description: 'You can download it as a PDF or send it to your e-mail.',
    image: 'banner-papers-small.svg',
    ...small,
    link: null,
    external: false,
  },
  {
    placement: 'Investment Solutions',
    title: 'Equity, debt or a mix?',
    description: 'You find the risk and the time to stay invested on each fund’s page.',
    image: 'banner-balance-wide.svg',
    ...wide,
    link: `.${routes.exploreFunds.path}`,
    external: false,
  },
]
