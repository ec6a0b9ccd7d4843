import { t } from '@portal/contracts/words/macros'
import { textOf } from '@portal/contracts/words'
import { EmptyState, LinkButton, Page } from '@portal/ui'
import { useParcel } from './parcel-context'

/** At the bare address of a remote, which is no page: what opens here, and the way on. */
export function ParcelStart() {
  const { props, remote } = useParcel()
  const titles = [...new Set(remote.routes.map(({ handle }) => textOf(handle.title)))]
  return (
    <Page title="Neem Mutual Fund" width="narrow">
      <EmptyState
        fullPage
        title={t`This is part of the portal`}
        action={<LinkButton href={`${props.portal}/`}>{t`Open the portal`}</LinkButton>}
      >
        {titles.length > 0 &&
          t`You can open these pages from a link we send you: ${{ pages: titles.join(', ') }}. Everything else is in the portal.`}
      </EmptyState>
    </Page>
  )
}
