import { useEffect, useRef } from 'react'
import { RouterProvider } from 'react-router'
import { HostProvider } from '../../host/public'
import { SlotSourceContext } from '../../remote/slot-source'
import { StoreProvider } from '../../state/public'
import { LinkProvider, PageTitleProvider } from '@portal/ui'
import type { LifecycleProps } from '../lifecycle-props'
import type { Parcel } from './parcel'
import { ParcelProvider } from './parcel-context'
import { ParcelLink } from './parcel-link'

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
