import { t } from '@portal/contracts/words/macros'
import { href, routes } from '@portal/contracts/wire/routes'
import { helpline } from '@portal/contracts/catalogue/inner'
import { LinkButton } from '../button/public'
import {
  EmptyState,
  ErrorPanel,
  type ErrorPanelProps,
  Skeleton,
  SkeletonRegion,
  useSkeleton,
} from '../feedback/public'
import { type FailureText, failureText } from '../feedback/inner'
import { Card, Page, type PageProps, SideLayout } from '../page/public'

export type PageFailedProps = Pick<ErrorPanelProps, 'onRetry' | 'retrying' | 'error'> &
  FailureText & {
    title: string
  }

/** A page whose data did not come, with its ways on (visual design: error panel). */
export function PageFailed({ title, onRetry, retrying, error, ...text }: PageFailedProps) {
  return (
    <Page title={title}>
      <ErrorPanel
        fullPage
        title={failureText(text)}
        onRetry={onRetry}
        retrying={retrying}
        helpline={helpline}
        error={error}
        wayOut={{ to: href(routes.dashboard), label: t`Go to Home` }}
      >
        {t`Your money and your orders are safe.`}
      </ErrorPanel>
    </Page>
  )
}

/** A page on its way, which it is from the first moment on: its title at once, its cards as skeletons (visual design: skeleton). */
export function WaitingPage({ title }: { title: string }) {
  const shown = useSkeleton(true)
  return (
    <Page title={title}>
      {shown ? (
        <SkeletonRegion>
          <SideLayout aside={<Bones count={5} />}>
            <Bones count={7} />
          </SideLayout>
        </SkeletonRegion>
      ) : (
        <div aria-busy="true" />
      )}
    </Page>
  )
}

function Bones({ count }: { count: number }) {
  return (
    <Card>
      <Skeleton shape="title" />
      <Skeleton count={count} />
    </Card>
  )
}

export interface EmptyPageProps extends PageProps {
  /** What there is to say instead of what the page would show. */
  says: string
  nextLink?: { to: string; label: string }
}

/** A page that has nothing to show: why not, and where to go on (visual design: empty state). */
export function EmptyPage({ says, nextLink, children, ...page }: EmptyPageProps) {
  return (
    <Page {...page}>
      <EmptyState
        fullPage
        title={says}
        action={nextLink && <LinkButton to={nextLink.to}>{nextLink.label}</LinkButton>}
      >
        {children}
      </EmptyState>
    </Page>
  )
}
