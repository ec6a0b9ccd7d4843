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
import { plural, t } from '@portal/kernel/words'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import type { ReactNode } from 'react'
import { useNewFolios } from '../draft/use-new-folio'
import styles from './folio-page.module.css'

type FolioStep = 'applicants' | 'nominees' | 'account' | 'review'

const steps = (): readonly (Step & { name: FolioStep })[] => [
  { name: 'applicants', label: t`Applicants`, to: href(routes.addApplicant) },
  { name: 'nominees', label: t`Nominees`, to: href(routes.addNominee) },
  { name: 'account', label: t`Bank account`, to: href(routes.folioAccount) },
  { name: 'review', label: t`Review`, to: href(routes.folioReview) },
]

/** The steps of a new folio; the investment follows in steps of its own. */
function folioSteps(current: FolioStep): { steps: readonly Step[]; current: number } {
  const all = steps()
  return { steps: all, current: all.findIndex(({ name }) => name === current) }
}

const keptText = (days: number) =>
  plural(days, {
    one: 'We keep what you enter for # day.',
    other: 'We keep what you enter for # days.',
  })

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
          title={t`Your new folio did not load`}
          retrying={retrying}
          error={error}
          onRetry={retry}
          wayOut={{ to: href(routes.dashboard), label: t`Go to Home` }}
        >
          {error.message} {t`What you entered is kept.`}
        </ErrorPanel>
      ) : drafts ? (
        <EmptyState
          fullPage
          title={t`You have not begun a new folio`}
          action={<LinkButton to={href(routes.exploreFunds)}>{t`Explore funds`}</LinkButton>}
        >
          {t`Choose a fund and then a new folio.`}
          {kept && ` ${keptText(kept)}`}
        </EmptyState>
      ) : (
        <SkeletonRegion label={t`Loading your new folio`}>
          <Skeleton shape="row" count={4} />
        </SkeletonRegion>
      )}
    </Page>
  )
}
