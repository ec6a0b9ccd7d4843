import { contentApi } from '@portal/contracts/support/content'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import { readPublic } from '@portal/kernel/internal'
import { useEffect, useState } from 'react'

/** S9.045 */
const delayMs = 100

/** What the footer reads; what did not come is not in it. */
interface FooterData {
  brand?: ResponseOf<typeof contentApi.conf>['brand']
  links?: ResponseOf<typeof contentApi.links>['links']
  email?: string
}

/** Reads it, all at once and after the first paint. */
export function useFooterData(): FooterData {
  const [data, setData] = useState<FooterData>({})
  useEffect(() => {
    const add = (part: FooterData) => setData((before) => ({ ...before, ...part }))
    // Without its answers the footer still says who and how to reach them.
    const nothing = () => undefined
    const read = () => {
      readPublic(contentApi.conf, {}).then(({ brand }) => add({ brand }), nothing)
      readPublic(contentApi.links, {}).then(({ links }) => add({ links }), nothing)
      readPublic(contentApi.contactUs, { isDistributor: false }).then(
        ({ emailAddress }) => add({ email: emailAddress }),
        nothing,
      )
    }
    const timer = setTimeout(read, delayMs)
    return () => clearTimeout(timer)
  }, [])
  return data
}
