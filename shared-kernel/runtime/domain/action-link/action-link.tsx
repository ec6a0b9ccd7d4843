import { t } from '@portal/contracts/words/macros'
import type { ActionLinkKind } from '@portal/contracts/wire/action-link'
import { useLoaded } from '@portal/ui/base/inner'
import { ErrorPanel, Skeleton, SkeletonRegion } from '@portal/ui/feedback'
import { Page } from '@portal/ui/page'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '../../navigation/public'

/**
 * The link that opened this page, taken out of the address at once, so that neither the history nor a copied address
 * holds it. It comes behind the #, which no server and no log ever sees.
 */
function useVisit(): string | undefined {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [visit] = useState(() => new URLSearchParams(hash.slice(1)).get('visit') ?? undefined)
  useEffect(() => {
    if (hash.includes('visit=')) void navigate(pathname + search, { replace: true })
  }, [hash, navigate, pathname, search])
  return visit
}

/** What the server says of a link that works. */
export interface OpenedLink {
  kind: ActionLinkKind
  expiresAt: string
}

export interface ActionLinkProps {
  /** Of the page while nothing is known of the link. */
  title: string
  /** Of the page by what the link is for. */
  titles: Readonly<Partial<Record<ActionLinkKind, string>>>
  /** Asks the server what a link is for. */
  look: (link: string) => Promise<OpenedLink>
  /** Where to go by logging in, where the link does not work. */
  otherwise: { to: string; label: string }
}

const load = () => import('./link-page')

/** The page that a link for one task opens: folio and PAN, a code, and then the session scope alone (S7.080, S7.081). */
export function ActionLink(props: ActionLinkProps) {
  const link = useVisit()
  const { module, failed, retry } = useLoaded(load)
  if (module) return <module.LinkPage {...props} link={link} />
  return (
    <Page title={props.title} width="narrow">
      {failed ? (
        <ErrorPanel title={t`This page did not load`} onRetry={retry} />
      ) : (
        <SkeletonRegion>
          <Skeleton shape="field" count={3} />
        </SkeletonRegion>
      )}
    </Page>
  )
}
