import { queryFor, useQuery } from '@portal/kernel'
import { contentApi } from '@portal/contracts/support/content'
import { productApi } from '@portal/contracts/schemes/product'

/** All that the documents of a scheme are made of: every plan of it, the house and its address. */
export function useDocumentFacts(schemeCode: string) {
  return {
    details: useQuery(queryFor(productApi.schemeDetails, { schemeCode })),
    house: useQuery(queryFor(contentApi.conf, {})),
    contact: useQuery(queryFor(contentApi.contactUs, { isDistributor: false as const })),
  }
}
