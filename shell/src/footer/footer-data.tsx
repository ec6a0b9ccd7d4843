import { contentApi } from '@portal/kernel/contracts/content'
import type { ResponseOf } from '@portal/kernel/contracts/endpoint'
import { queryFor, useQueries } from '@portal/kernel/internal'
import { useEffect } from 'react'

/** What the footer reads; what did not come is not in it. */
export interface FooterData {
  brand?: ResponseOf<typeof contentApi.conf>['brand'] | undefined
  links?: ResponseOf<typeof contentApi.links>['links'] | undefined
  email?: ResponseOf<typeof contentApi.contactUs>['emailAddress'] | undefined
}

export interface FooterDataProps {
  tell: (data: FooterData) => void
}

/** Reads it, all at once and after the first paint. */
export default function ReadFooterData({ tell }: FooterDataProps) {
  const [settings, links, contact] = useQueries({
    queries: [
      queryFor(contentApi.conf, {}),
      queryFor(contentApi.links, {}),
      queryFor(contentApi.contactUs, { isDistributor: false }),
    ],
  })
  useEffect(
    () => tell({ brand: settings.data?.brand, links: links.data?.links, email: contact.data?.emailAddress }),
    [tell, settings.data, links.data, contact.data],
  )
  return null
}
