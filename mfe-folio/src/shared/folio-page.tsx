import {
  ErrorPanel,
  EmptyState,
  href,
  LinkButton,
  Page,
  routes,
  Skeleton,
  SkeletonRegion,
  Stack,
  Stepper,
  type Step,
  useFigures,
} from '@portal/kernel'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import type { ReactNode } from 'react'
import { useNewFolios } from '../draft/use-new-folio'
import styles from './folio-page.module.css'

type FolioStep = 'applicants' | 'nominees' | 'account' | 'review'

const steps: readonly (Step & { name: FolioStep })[] = [
  { name: 'applicants', label: 'Applicants', to: href(routes.addApplicant) },
  { name: 'nominees', label: 'Nominees', to: href(routes.addNominee) },
  { name: 'account', label: 'Bank account', to: href(routes.folioAccount) },
  { name: 'review', label: 'Review', to: href(routes.folioReview) },
]

/** The steps of a new folio; the investment follows in steps of its own. */
function folioSteps(current: FolioStep): { steps: readonly Step[]; current: number } {
  return { steps, current: steps.findIndex(({ name }) => name === current) }
}

export interface FolioPageProps {
  title: string
  context?: ReactNode
  step: FolioStep
  back?: { to: string; label: string }
  /** Stands over the page, whether there is a folio or not. */
  notice?: ReactNode
  children: (draft: NewFolioDraft) => ReactNode
}

/** A page of the new folio, with the draft that the server keeps; where there is none it says how to begin one. */
export function FolioPage({ title, context, step, back, notice, children }: FolioPageProps) {
  const kept = useFigures()?.days.newFolioDraft
  const { draft, drafts, error, retrying, retry } = useNewFolios()
  return (
    <Page title={title} context={context} {...(back && { back })}>
      {notice}
      {draft ? (
        <div className={styles.form}>
          <Stack>
            <Stepper {...folioSteps(step)} />
            {children(draft)}
          </Stack>
        </div>
      ) : error ? (
        <ErrorPanel
          fullPage
          title="Your new folio did not load"
          retrying={retrying}
          onRetry={retry}
          wayOut={{ to: href(routes.dashboard), label: 'Go to Home' }}
        >
          {error.message} What you entered is kept.
        </ErrorPanel>
      ) : drafts ? (
        <EmptyState
          fullPage
          title="You have not begun a new folio"
          action={<LinkButton to={href(routes.exploreFunds)}>Explore funds</LinkButton>}
        >
          Choose a fund and then a new folio.{kept && ` We keep what you enter for ${kept} days.`}
        </EmptyState>
      ) : (
        <SkeletonRegion label="Loading your new folio">
          <Skeleton shape="row" count={4} />
        </SkeletonRegion>
      )}
    </Page>
  )
}
