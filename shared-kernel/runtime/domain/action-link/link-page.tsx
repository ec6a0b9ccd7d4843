import { t } from '@portal/contracts/words/macros'
import { useEffect, useState } from 'react'
import { Skeleton, SkeletonRegion } from '@portal/ui/feedback'
import { Page } from '@portal/ui/page'
import type { ActionLinkProps } from './action-link'
import { LinkForm } from './link-form'
import { LinkOver } from './link-over'
import { ApiError } from '../../api/public'
import type { OpenedLink } from './action-link'

/** What a link is for, or in words why it opens nothing. */
type LinkState = OpenedLink | { refused: string; isOver: boolean }

async function readLink(look: (link: string) => Promise<OpenedLink>, link: string): Promise<LinkState> {
  try {
    return await look(link)
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return { refused: error.message, isOver: true }
    return { refused: t`We could not check your link. Open it again in a minute.`, isOver: false }
  }
}

const noLink = (): LinkState => ({
  refused: t`Open this page from the link that we sent you.`,
  isOver: false,
})

export interface LinkPageProps extends ActionLinkProps {
  /** Undefined where the page was opened without one. */
  link: string | undefined
}

export function LinkPage({ title, titles, look, otherwise, link }: LinkPageProps) {
  const [state, setState] = useState<LinkState | undefined>(link ? undefined : noLink)
  useEffect(() => {
    if (link) void readLink(look, link).then(setState)
  }, [link, look])
  if (!state)
    return (
      <Page title={title} width="narrow">
        <SkeletonRegion>
          <Skeleton shape="field" count={3} />
        </SkeletonRegion>
      </Page>
    )
  if (!link || 'refused' in state) {
    const { refused, isOver } = 'refused' in state ? state : { refused: '', isOver: false }
    return <LinkOver title={title} text={refused} link={isOver ? link : undefined} otherwise={otherwise} />
  }
  return <LinkForm link={link} opened={state} title={titles[state.kind] ?? title} />
}
