import { type Text, textOf } from '@portal/contracts/words'
import { msg } from '@portal/contracts/words/macros'
import type { Banner } from '@portal/contracts/support/content'
import { routes } from '@portal/contracts/wire/routes'

type Shape = Pick<Banner, 'width' | 'height'>

const wide: Shape = { width: 1200, height: 240 }
const tall: Shape = { width: 640, height: 800 }
const small: Shape = { width: 640, height: 160 }

/** One banner at least for every place (S2.098 to S2.102). */
const banners: readonly (Omit<Banner, 'title' | 'description'> & Record<'title' | 'description', Text>)[] = [
  {
    placement: 'Investor Login',
    title: msg`No form, no cheque`,
    description: msg`You invest online, confirm with a one-time code and pay by UPI or net banking.`,
    image: 'banner-growth-tall.svg',
    ...tall,
    link: null,
    external: false,
  },
  {
    placement: 'Investor Login Tablet',
    title: msg`No form, no cheque`,
    description: msg`You invest online and confirm with a one-time code.`,
    image: 'banner-growth-wide.svg',
    ...wide,
    link: null,
    external: false,
  },
  {
    placement: 'Investor Login Mobile',
    title: msg`No form, no cheque`,
    description: msg`You invest online and pay by UPI.`,
    image: 'banner-growth-small.svg',
    ...small,
    link: null,
    external: false,
  },
  {
    placement: 'Investor Dashboard 1',
    title: msg`Add to a fund you hold`,
    description: msg`You can invest a lump sum in the folio you have, without another form.`,
    image: 'banner-steps-wide.svg',
    ...wide,
    link: `.${routes.exploreAllFunds.path}`,
    external: false,
  },
  {
    placement: 'Investor Dashboard 2',
    title: msg`What does a fund cost you?`,
    description: msg`You find the yearly cost and the exit load on the fund’s page.`,
    image: 'banner-family-wide.svg',
    ...wide,
    link: `.${routes.exploreFunds.path}`,
    external: false,
  },
  {
    placement: 'PDF download',
    title: msg`Keep your receipt`,
    description: msg`You can download it as a PDF or send it to your e-mail.`,
    image: 'banner-papers-small.svg',
    ...small,
    link: null,
    external: false,
  },
  {
    placement: 'Investment Solutions',
    title: msg`Equity, debt or a mix?`,
    description: msg`You find the risk and the time to stay invested on each fund’s page.`,
    image: 'banner-balance-wide.svg',
    ...wide,
    link: `.${routes.exploreFunds.path}`,
    external: false,
  },
]

/** The banners of a place. */
export const bannersOf = (placement: Banner['placement']): Banner[] =>
  banners
    .filter((banner) => banner.placement === placement)
    .map((banner) => ({
      ...banner,
      title: textOf(banner.title),
      description: textOf(banner.description),
    }))
