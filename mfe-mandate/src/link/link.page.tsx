import { api, ErrandLink, href, routes } from '@portal/kernel'
import { errandLinkApi } from '@portal/kernel/contracts/errand-link'

const title = 'Register a mandate'
const titles = { NEW: title, FAILED: 'Register your mandate again' }
const look = (link: string) => api.call(errandLinkApi.validateLink, { link })

/** Opens the mandate flow by a link (S7.081). */
export default function LinkPage() {
  return (
    <ErrandLink
      title={title}
      titles={titles}
      look={look}
      otherwise={{ to: href(routes.eMandate), label: 'Log in to register a mandate' }}
    />
  )
}
