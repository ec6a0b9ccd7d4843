import { contentApi } from '@portal/contracts/support/content'
import type { Endpoint } from '@portal/contracts/wire/endpoint'
import { searchApi } from '@portal/contracts/schemes/search'
import { manifestOf } from '@portal/contracts/manifest'
import type { FastifyInstance } from 'fastify'
import { type Handlers, implement } from '../platform/handle'
import { manifestFile } from '../platform/manifest-file'
import type { Platform } from '../platform/module'
import { catalogueOn } from '../schemes/catalogue'
import { bannersOf } from './banners'
import { brand, contactEmail, helpline } from './brand'
import { branches } from './branches'
import { openingOf } from './branch-hours'
import { faqsOn } from './faqs/faqs'
import { synonyms } from './faqs/synonyms'
import { figuresOn } from './figures'
import { fundEntries } from './fund-entries'
import { openOffers } from './offer-banners'
import { generalLinks } from './schema'
import { searchListsOf } from './search-entries'

const rupees = (amount: number) => amount * 100

/** S9.021, S9.022 and the amounts that most investors choose, in paise. */
const chips = {
  lumpsum: [5_000, 10_000, 25_000, 50_000, 1_00_000].map(rupees),
  sip: [500, 1_000, 2_000, 5_000, 10_000].map(rupees),
}

/** A page that was opened before these were read with a GET posts them, sealed. */
const postedBefore = {
  links: posted(contentApi.links),
  contactUs: posted(contentApi.contactUs),
  banner: posted(contentApi.banner),
}

function posted<E extends Endpoint>(endpoint: E): E {
  return { ...endpoint, method: 'POST', envelope: true, cached: false }
}

export function registerContent(app: FastifyInstance, platform: Platform): void {
  const { db, clock, config, mode } = platform
  const alsoPosted: Handlers<typeof postedBefore> = {
    links: async () => ({ links: await db.select().from(generalLinks) }),
    contactUs: async () => ({ emailAddress: contactEmail }),
    banner: async ({ placement }) => ({
      banners: bannersOf(placement),
    }),
  }
  implement(app, platform, postedBefore, alsoPosted)
  implement(app, platform, contentApi, {
    ...alsoPosted,
    conf: async () => ({
      mode,
      environment: config.environment,
      brand,
      helpline,
      encryption: config.encryption,
      serviceRequests: config.serviceRequests,
      accountByUpi: config.accountProof !== 'off',
      otp: config.otp,
      traces: config.tracing !== undefined,
      figures: figuresOn(clock.today()),
    }),
    nfoBanner: async () => ({ banners: await openOffers(db, clock.today()) }),
    faqs: async () => ({ topics: faqsOn(clock.today(), config.otp), synonyms: [...synonyms] }),
    branches: async () => ({ branches: [...branches], ...openingOf(clock.now()) }),
    amountChips: async () => chips,
  })
  const manifestOnDisk = manifestFile(config)
  // Where the portal's files are served from elsewhere, the server knows of no remotes.
  const released = () =>
    manifestOnDisk.read().then(
      ({ manifest }) => manifest,
      () => manifestOf([]),
    )
  implement(app, platform, searchApi, {
    async quickSearch() {
      const [manifest, catalogue] = await Promise.all([released(), catalogueOn(db, clock.today())])
      const { features, topSearches } = searchListsOf(manifest)
      return [{ features: [...features, ...fundEntries(catalogue)], topSearches }]
    },
  })
}
