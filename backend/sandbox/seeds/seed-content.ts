import { addDays } from '@portal/contracts/format'
import { textOf } from '@portal/contracts/words'
import { inLanguage } from '../../src/platform/language'
import type { Platform } from '../../src/platform/module'
import { funds } from '../data/funds'
import { offerInLanguages } from '../data/words/house-words'
import { legalPages } from '../../src/content/legal-pages'
import { generalLinks, offerBanners } from '../../src/content/schema'

const elsewhere = [
  { label: 'Update TIN details', link: 'https://www.neemmf.example/tin' },
  { label: 'Facebook', link: 'https://www.facebook.com/' },
  { label: 'Twitter', link: 'https://x.com/' },
  { label: 'LinkedIn', link: 'https://www.linkedin.com/' },
  { label: 'Youtube', link: 'https://www.youtube.com/' },
  {
    label: 'Link PAN with Aadhaar',
    link: 'https://eportal.incometax.gov.in/iec/foservices/#/pre-login/bl-link-aadhaar',
  },
]

/** The links of the footer, and a banner for each offer that the data set begins with. */
export async function seedContent({ db, clock }: Platform): Promise<void> {
  const own = inLanguage('en', () =>
    legalPages.map(({ label, path }) => ({ label: textOf(label), link: path })),
  )
  await db.insert(generalLinks).values([...own, ...elsewhere])
  const today = clock.today()
  const offers = funds.flatMap((fund) => (fund.nfo ? [{ ...fund, nfo: fund.nfo }] : []))
  await db.insert(offerBanners).values(
    offers.map(({ code, name, tagline, nfo }, id) => ({
      id,
      title: name,
      description: tagline,
      backgroundColor: null,
      nfoStartDate: addDays(today, nfo.opens),
      nfoEndDate: addDays(today, nfo.closes),
      cta1Name: 'Know more',
      cta1Url: `./home/explore-funds/scheme?scheme=${code}-DG`,
      cta2Name: 'Invest at ₹10',
      cta2Url: `./home/transaction/invest?scheme=${code}-DG`,
      inLanguages: offerInLanguages(code),
      displayFlag: nfo.autoSwitchTill === undefined ? ('Y' as const) : ('N' as const),
    })),
  )
}
