import { t } from '@portal/contracts/words/macros'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { EmptyState, LinkButton, Page, Skeleton, SkeletonRegion } from '@portal/ui'
import { leaveForPortal } from './leave-for-portal'
import { useParcel } from './parcel-context'
import { standsInPage } from '../../host/public'

/** In place of a page that the remote does not have: on to the whole portal, in another tab where the page is not ours. */
export function Elsewhere() {
  const { props, notify } = useParcel()
  const { pathname, search } = useLocation()
  const address = props.portal + pathname + search
  const leaves = !standsInPage(props)
  useEffect(() => {
    notify({ kind: 'navigate', path: pathname + search, title: '', inside: false })
    if (leaves) leaveForPortal(address)
  }, [notify, leaves, address, pathname, search])
  if (leaves)
    return (
      <SkeletonRegion label={t`Opening the portal`}>
        <Skeleton shape="chart" />
      </SkeletonRegion>
    )
  return (
    <Page title={t`Go on in the portal`}>
      <EmptyState
        fullPage
        title={t`This page is in the portal`}
        action={
          <LinkButton href={address} target="_blank" rel="noopener" iconAfter="external">
            {t`Open the portal`}
          </LinkButton>
        }
      >
        {t`It opens in a new tab, where you log in with your PAN.`}
      </EmptyState>
    </Page>
  )
}
