import {
  ActionBar,
  Button,
  formatRupeesRounded,
  href,
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
import type { ExitKind, ExitQuote } from '../kinds/exit-kind'
import { refusedFields } from '../shared/refused-field'
import { DraftKeeper } from './draft-keeper'
import { exitDraftAtom, type ExitDraft } from './exit-draft'
import type { ExitHolding } from './exit-holding'
import { exitSteps } from './exit-steps'
import { ExitSummary } from './exit-summary'
import { draftOf, exitErrors, freeOf, valuesOf, type ExitValues } from './exit-values'
import { HoldingCard } from './holding-card'
import { HowMuchCard } from './how-much-card'
import { LotsCard } from './lots-card'
import { useContinue } from './use-continue'
import { useLiveQuote } from './use-exit-quote'
import { WaitNote } from './wait-note'

/** The quote of what a draft asks for; undefined while something is missing. */
const quoteFor = (kind: ExitKind) => (draft: ExitDraft) => {
  const terms = kind.terms(draft)
  return terms && kind.quote(terms)
}

/** How much, and what it would bring; everything typed is kept in the draft. */
export function DetailForm({ kind, folio, holding }: ExitHolding & { kind: ExitKind }) {
  const form = useId()
  const [draft] = useAtom(exitDraftAtom)
  const [initial] = useState(() => valuesOf(draft))
  const asked = useLiveQuote(kind, draft)
  const { quote } = asked
  const free = freeOf(kind, holding, quote)
  const { busy, refusal, goOn } = useContinue(kind, quoteFor(kind))
  const { state } = useLocation()
  const refused = useMemo(() => refusedFields(state), [state])
  const button = (label: string) => (
    <Button type="submit" form={form} fullWidth busy={busy}>
      {label}
    </Button>
  )
  return (
    <Page
      title={kind.words.title}
      back={{ to: href(routes.selectScheme, { plan: kind.plan }), label: 'Your funds' }}
    >
      <Stepper {...exitSteps(kind, 'amount')} />
      <SideLayout
        aside={
          <ExitSummary
            kind={kind}
            asked={asked}
            action={<OnlyWide>{button('Continue to review')}</OnlyWide>}
          />
        }
      >
        <PortalForm<ExitValues>
          id={form}
          label={kind.words.title}
          initialValues={initial}
          validate={(values) => exitErrors(kind, draftOf(draft, values), folio, free)}
          onSubmit={(values) => goOn(draftOf(draft, values))}
          refused={refused}
        >
          {({ values }) => (
            <>
              <DraftKeeper values={values} />
              <Stack>
                {refusal && <RefusalNote title="You cannot place this order yet.">{refusal}</RefusalNote>}
                <DetailCards kind={kind} folio={folio} holding={holding} values={values} quote={quote} />
              </Stack>
            </>
          )}
        </PortalForm>
      </SideLayout>
      <ActionBar
        label={kind.words.figure}
        amount={quote ? formatRupeesRounded(kind.figure(quote)) : undefined}
      >
        {button('Review')}
      </ActionBar>
    </Page>
  )
}

interface DetailCardsProps extends ExitHolding {
  kind: ExitKind
  values: ExitValues
  quote: ExitQuote | undefined
}

function DetailCards({ kind, folio, holding, values, quote }: DetailCardsProps) {
  const free = freeOf(kind, holding, quote)
  const own = <kind.Fields folio={folio} />
  return (
    <>
      <HoldingCard holding={holding} quote={quote} free={free} />
      {kind.asksFirst && own}
      {kind.atOnce && <kind.atOnce.Amount folio={folio} holding={holding} />}
      {!kind.takesAll && !kind.atOnce && (
        <HowMuchCard kind={kind} type={values.amountUnitType ?? 'AMOUNT'} free={free} quote={quote} />
      )}
      {quote && <LotsCard quote={quote} />}
      {quote && <WaitNote quote={quote} />}
      {!kind.asksFirst && own}
      {kind.Instead && <kind.Instead folio={folio} holding={holding} />}
    </>
  )
}
