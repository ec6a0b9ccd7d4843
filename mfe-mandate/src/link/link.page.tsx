import { api, ActionLink, href, routes } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { actionLinkApi } from '@portal/contracts/wire/action-link'

const look = (link: string) => api.call(actionLinkApi.validateLink, { link })

/** Opens the mandate flow by a link (S7.081). */
export default function LinkPage() {
  const title = t`Register a mandate`
  return (
    <ActionLink
      title={title}
      titles={{ NEW: title, FAILED: t`Register your mandate again` }}
      look={look}
      otherwise={{ to: href(routes.eMandate), label: t`Log in to register a mandate` }}
    />
  )
}
