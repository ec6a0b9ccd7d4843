import type { ComponentType } from 'react'
import { useLocation } from 'react-router'
import type { BeyondVisitPageProps } from '../../remote/beyond-visit-page'
import { leaveForPortal } from './leave-for-portal'
import { useParcel } from './parcel-context'

/** In place of a page of this remote that is beyond the visit; the log-in is in the portal, which then opens it. */
export function BeyondParcelVisit({
  title,
  Page,
}: {
  title: string
  Page: ComponentType<BeyondVisitPageProps>
}) {
  const { portal } = useParcel().props
  const { pathname, search } = useLocation()
  return <Page title={title} address={portal + pathname + search} leave={leaveForPortal} />
}
