import type { Banner } from '@portal/kernel/contracts/content'
import { routes } from '@portal/kernel/contracts/routes'

type Shape = Pick<Banner, 'width' | 'height'>

const wide: Shape = { width: 1200, height: 240 }
const tall: Shape = { width: 640, height: 800 }
const small: Shape = { width: 640, height: 160 }

/** One banner at least for every place (S2.098 to S2.102). */
export const banners: readonly Banner[] = [
  {
    placement: 'Investor Login',
    title: 'Small amounts, long years',
    description: 'With a SIP of ₹1,000 a month you buy more units when prices are low.',
    image: 'banner-growth-tall.svg',
    ...tall,
    link: null,
    external: false,
  },
  {
    placement: 'Investor Login Tablet',
    title: 'Small amounts, long years',
    description: 'With a SIP you buy more units when prices are low.',
    image: 'banner-growth-wide.svg',
    ...wide,
    link: null,
    external: false,
  },
  {
    placement: 'Investor Login Mobile',
    title: 'Small amounts, long years',
    description: 'Start a SIP from ₹500 a month.',
    image: 'banner-growth-small.svg',
    ...small,
    link: null,
    external: false,
  },
  {
    placement: 'Investor Dashboard 1',
    title: 'Raise your SIP a little every year',
    description: 'With a top-up you invest a little more every year, without another form.',
    image: 'banner-steps-wide.svg',
    ...wide,
    link: `.${routes.systematicPlans.path}`,
    external: false,
  },
  {
    placement: 'Investor Dashboard 2',
    title: 'What does a fund cost you?',
    description: 'Each fund’s page shows its yearly cost and its exit load.',
    image: 'banner-family-wide.svg',
    ...wide,
    link: `.${routes.exploreFunds.path}`,
    external: false,
  },
  {
    placement: 'PDF download',
    title: 'All your statements in one place',
    description: 'Account and capital-gain statements, by folio or for all of them.',
    image: 'banner-papers-small.svg',
    ...small,
    link: `.${routes.statement.path}`,
    external: false,
  },
  {
    placement: 'Investment Solutions',
    title: 'Equity and debt in one plan',
    description: 'Choose how much risk you want; the plan keeps the balance.',
    image: 'banner-balance-wide.svg',
    ...wide,
    link: `.${routes.exploreFunds.path}`,
    external: false,
  },
]
