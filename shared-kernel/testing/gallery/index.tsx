import '@fontsource-variable/figtree/wght.css'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { contentApi } from '@portal/contracts/support/content'
import { queryClient, queryFor } from '@portal/kernel/api/query'
import { PageTitleProvider } from '@portal/ui'
import '../../ui/tokens.css'
import '../../ui/base/base.css'
import { Gallery } from './gallery'

// The gallery has no server: what its parts would ask one for is given here.
queryClient.setDefaultOptions({ queries: { staleTime: Infinity } })
queryClient.setQueryData(queryFor(contentApi.contactUs, { isDistributor: false }).queryKey, {
  emailAddress: 'care@neemmf.example',
})
queryClient.setQueryData(queryFor(contentApi.banner, { placement: 'Investor Dashboard 1' }).queryKey, {
  banners: [
    {
      placement: 'Investor Dashboard 1',
      title: 'Step up your SIP',
      description: 'Ten per cent more each year can double what you end with.',
      image: 'banner-steps-wide.svg',
      width: 1200,
      height: 240,
      link: null,
      external: false,
    },
  ],
})

const setTitle = (title: string) => {
  document.title = `${title} · Components`
}
const router = createMemoryRouter([{ path: '*', element: <Gallery /> }])
const element = document.getElementById('gallery')
if (element)
  createRoot(element).render(
    <PageTitleProvider value={setTitle}>
      <RouterProvider router={router} />
    </PageTitleProvider>,
  )
