import { t } from '@portal/contracts/words/macros'
import type { SearchEntry } from '@portal/contracts/schemes/search'
import {
  noBucket,
  offeredReleases,
  type ReleaseManifest,
  spokenEntry,
  type RemoteRelease,
  withEntries,
} from '@portal/contracts/manifest'

type Offer = NonNullable<RemoteRelease['search']>[number]

/** What is found elsewhere. */
const elsewhere = (): SearchEntry[] => [
  {
    name: t`Link PAN with Aadhaar`,
    keywords: ['aadhaar', 'aadhar', 'link pan', 'pan', 'आधार', 'पैन', 'पैन जोड़ें'],
    url: 'https://eportal.incometax.gov.in/iec/foservices/#/pre-login/bl-link-aadhaar',
    external: true,
  },
]

export interface SearchLists {
  /** Every page that an investor can go to by name: those that the live remotes offer, in the order that they ask for. */
  features: SearchEntry[]
  /** What is shown before anything is typed. */
  topSearches: SearchEntry[]
}

export function searchListsOf(manifest: ReleaseManifest): SearchLists {
  const offers = offeredReleases(manifest, { bucket: noBucket })
    .flatMap((release) => withEntries(manifest, release).search ?? [])
    .sort((one, other) => one.at - other.at)
  const top = offers.filter(({ top }) => top !== undefined).sort((one, other) => one.top! - other.top!)
  return { features: [...offers.map(entryOf), ...elsewhere()], topSearches: top.map(entryOf) }
}

/** Parameters travel as JSON (S3.066). What is searched is there in English and in the language of the call. */
function entryOf(offer: Offer): SearchEntry {
  const { name, keywords } = spokenEntry(offer)
  const [path, query] = offer.to.split('?')
  const searched = [offer.keywords, keywords, offer.name.toLowerCase(), name].join(', ').split(', ')
  return {
    name,
    url: `.${path}`,
    keywords: name === offer.name ? offer.keywords.split(', ') : [...new Set(searched)],
    ...(query && { parameters: JSON.stringify(Object.fromEntries(new URLSearchParams(query))) }),
    external: false,
  }
}
