import { useEffect, useRef } from 'react'
import { RouterProvider } from 'react-router'
import { QueryClientProvider, queryClient } from '../../api/public'
import { HostProvider } from '../../host/public'
import { SlotSourceContext } from '../../remote/slot-source'
import { StoreProvider } from '../../state/public'
import { LinkProvider, PageTitleProvider } from '../../ui/public'
import type { LifecycleProps } from '../lifecycle-props'
import type { Solo } from './solo'
import { SoloProvider } from './solo-context'
import { SoloLink } from './solo-link'

/** A remote without the shell: everything that its pages may ask of a host, around one router. */
export function SoloApp({ solo, path }: LifecycleProps & { solo: Solo }) {
  useFollowedPath(solo, path)
  return (
    <SoloProvider value={solo}>
      <QueryClientProvider client={queryClient}>
        <StoreProvider>
          <LinkProvider value={SoloLink}>
            <HostProvider value={solo.host}>
              <PageTitleProvider value={solo.host.setTitle}>
                <SlotSourceContext value={solo.slots}>
                  <RouterProvider router={solo.router} />
                </SlotSourceContext>
              </PageTitleProvider>
            </HostProvider>
          </LinkProvider>
        </StoreProvider>
      </QueryClientProvider>
    </SoloProvider>
  )
}

/** The page around may ask for another path by `update`. */
function useFollowedPath(solo: Solo, path: string): void {
  const followed = useRef(path)
  useEffect(() => {
    if (followed.current === path) return
    followed.current = path
    void solo.router.navigate(path)
  }, [solo, path])
}
