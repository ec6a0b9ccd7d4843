import { useEffect, useRef, type MouseEvent } from 'react'
import { RouterProvider, useHref, useLinkClickHandler } from 'react-router'
import { HostProvider } from '../../host/public'
import { SlotSourceContext } from '../../remote/slot-source'
import { StoreProvider } from '../../state/public'
import { LinkProvider, PageTitleProvider, type LinkComponentType } from '@portal/ui'
import type { LifecycleProps } from '../lifecycle-props'
import type { Parcel } from './parcel'
import { ParcelProvider, useParcel } from './parcel-context'

/**
 * A link to a page. On a page that is not ours its address is the portal's, so that another tab opens the portal and
 * not a path of the page around.
 */
const ParcelLink: LinkComponentType = ({ to, onClick, target, ...rest }) => {
  const { kind, portal } = useParcel().props
  const own = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target })
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a {...rest} href={kind === 'embedded' ? portal + to : own} target={target} onClick={click} />
}

/** A remote without the shell: everything that its pages may ask of a host, around one router. */
export function ParcelApp({ parcel, path }: LifecycleProps & { parcel: Parcel }) {
  useFollowedPath(parcel, path)
  return (
    <ParcelProvider value={parcel}>
      <StoreProvider>
        <LinkProvider value={ParcelLink}>
          <HostProvider value={parcel.host}>
            <PageTitleProvider value={parcel.host.setTitle}>
              <SlotSourceContext value={parcel.slots}>
                <RouterProvider router={parcel.router} />
              </SlotSourceContext>
            </PageTitleProvider>
          </HostProvider>
        </LinkProvider>
      </StoreProvider>
    </ParcelProvider>
  )
}

/** The page around may ask for another path by `update`. */
function useFollowedPath(parcel: Parcel, path: string): void {
  const followed = useRef(path)
  useEffect(() => {
    if (followed.current === path) return
    followed.current = path
    void parcel.router.navigate(path)
  }, [parcel, path])
}
