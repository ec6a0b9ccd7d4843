import { api, ActionLink, href, routes } from '@portal/kernel'
import { actionLinkApi } from '@portal/contracts/wire/action-link'

const title = 'Register a mandate'
const titles = { NEW: title, FAILED: 'Register your mandate again' }
const look = (link: string) => api.call(actionLinkApi.validateLink, { link })

/** Opens the mandate flow by a link (S7.081). */
export default function LinkPage() {
  return (
    <ActionLink
      title={title}
      titles={titles}
      look={look}
      otherwise={{ to: href(routes.eMandate), label: 'Log in to register a mandate' }}
    />
  )
}
