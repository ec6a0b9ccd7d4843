import { EmptyState, href, LinkButton, Page, routes } from '@portal/kernel'
import { useEffect, useState } from 'react'
import { WaitingPage } from '../shared/waiting-page'
import { LinkForm } from './link-form'
import { takeVisit } from './take-visit'
import { type LinkState, readLink } from './read-link'

const title = 'Register a mandate'

/** Opens the mandate flow by a link: folio and PAN, a code, and then this errand alone (S7.081). */
export default function LinkPage() {
  const [link] = useState(takeVisit)
  const [state, setState] = useState<LinkState | undefined>(link ? undefined : { refused: noLink })
  useEffect(() => {
    if (link) void readLink(link).then(setState)
  }, [link])
  if (!state) return <WaitingPage title={title} />
  if ('refused' in state || !link) return <Refused text={'refused' in state ? state.refused : noLink} />
  return <LinkForm link={link} opened={state} title={title} />
}

const noLink = 'Open this page from the link that we sent you.'

/** What cannot be opened, with the way on. */
function Refused({ text }: { text: string }) {
  return (
    <Page title={title} width="narrow">
      <EmptyState
        fullPage
        title="We could not open your link"
        action={<LinkButton to={href(routes.eMandate)}>Log in to register a mandate</LinkButton>}
      >
        {text}
      </EmptyState>
    </Page>
  )
}
