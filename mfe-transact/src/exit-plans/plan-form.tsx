import {
  ActionBar,
  Button,
  formatRupeesRounded,
  href,
  Note,
  OnlyWide,
  Page,
  PortalForm,
  RefusalNote,
  routes,
  SideLayout,
  Stack,
  Stepper,
  useAtom,
  useLocation,
} from '@portal/kernel'
import { useId, useMemo, useState } from 'react'
import { DraftKeeper } from '../exits/draft-keeper'
import { exitDraftAtom, type ExitDraft } from '../exits/exit-draft'
import type { ExitHolding } from '../exits/exit-holding'
import { exitSteps } from '../exits/exit-steps'
import { draftOf, freeOf, valuesOf, type ExitValues } from '../exits/exit-values'
import { HoldingCard } from '../exits/holding-card'
import { useContinue } from '../exits/use-continue'
import type { PlanKind, PlanQuote } from '../kinds/plan-kind'
import { refusedFields } from '../shared/refused-field'
import { DatesCard } from './dates-card'
import { planErrors } from './plan-draft'
import { PlanSummary } from './plan-summary'
import { useLivePlan } from './use-plan-quote'
import { WhenCard } from './when-card'

/** The quote of what a draft asks for; undefined while something is missing. */
const quoteFor = (kind: PlanKind) => (draft: ExitDraft) => {
  const wish = kind.wish(draft)
  return wish && kind.quote(wish)
}

/** How much leaves how often, and every date on which it does; everything typed is kept in the draft. */
export function PlanForm({ kind, folio, holding }: ExitHolding & { kind: PlanKind }) {
  const form = useId()
  const [draft] = useAtom(exitDraftAtom)
  const [initial] = useState(() => valuesOf(draft))
  const asked = useLivePlan(kind, draft)
  const free = freeOf(undefined, holding, undefined)
  const { busy, refusal, goOn } = useContinue(kind, quoteFor(kind))
  const { state } = useLocation()
  const refused = useMemo(() => refusedFields(state), [state])
  const { title, figure } = kind.words
  const { quote } = asked
  const button = (label: string) => (
    <Button type="submit" form={form} fullWidth busy={busy}>
      {label}
    </Button>
  )
  const errors = (values: ExitValues) => {
    const next = draftOf(draft, values)
    return { ...planErrors(next, free), ...kind.errors(next, folio) }
  }
  return (
    <Page title={title} back={{ to: href(routes.selectScheme, { plan: kind.plan }), label: 'Your funds' }}>
      <Stepper {...exitSteps(kind, 'amount')} />
      <SideLayout
        aside={
          <PlanSummary
            kind={kind}
            asked={asked}
            action={<OnlyWide>{button('Continue to review')}</OnlyWide>}
          />
        }
      >
        <PortalForm<ExitValues>
          id={form}
          label={title}
          initialValues={initial}
          validate={errors}
          onSubmit={(values) => goOn(draftOf(draft, values))}
          refused={refused}
        >
          {({ values }) => (
            <>
              <DraftKeeper values={values} />
              <Stack>
                {refusal && <RefusalNote title="You cannot start this plan yet.">{refusal}</RefusalNote>}
                <PlanCards kind={kind} folio={folio} holding={holding} values={values} quote={quote} />
              </Stack>
            </>
          )}
        </PortalForm>
      </SideLayout>
      <ActionBar label={figure} amount={quote && formatRupeesRounded(quote.total ?? quote.amount)}>
        {button('Review')}
      </ActionBar>
    </Page>
  )
}

interface PlanCardsProps extends ExitHolding {
  kind: PlanKind
  values: ExitValues
  quote: PlanQuote | undefined
}

function PlanCards({ kind, folio, holding, values, quote }: PlanCardsProps) {
  const free = freeOf(undefined, holding, undefined)
  const { frequency = 'Monthly', periodType = 'Until cancelled' } = values
  return (
    <>
      <HoldingCard holding={holding} quote={undefined} free={free} />
      <kind.Fields folio={folio} />
      <WhenCard frequency={frequency} periodType={periodType} free={free} quote={quote} />
      {quote && <DatesCard quote={quote} />}
      <Note>{kind.words.tax}</Note>
    </>
  )
}
