import {
  ActionBar,
  Button,
  formatRupeesRounded,
  href,
  OnlyWide,
  Page,
  PortalForm,
  routes,
  SideLayout,
  Stack,
  Stepper,
  useAtom,
  useLocation,
} from '@portal/kernel'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { orderSteps } from '../../transaction/steps'
import type { OutflowKind } from './outflow-kind'
import type { SystematicKind } from './systematic/systematic-kind'
import { refusedFields } from '../../shared/refused-field'
import { RefusedOrder } from '../../shared/refused-order'
import { DraftKeeper } from './draft-keeper'
import { outflowDraftAtom, type OutflowDraft } from './outflow-draft'
import { draftOf, valuesOf, type OutflowValues } from './outflow-values'
import { LoadPopup } from './load-popup'
import type { useContinue } from './use-continue'

interface AmountFrameProps {
  kind: OutflowKind | SystematicKind
  errors: (draft: OutflowDraft) => object
  onward: ReturnType<typeof useContinue>
  /** What a refusal stands in the way of. */
  refusedTitle: string
  summary: (action: ReactNode) => ReactNode
  /** In paise, of the bar on narrow screens. */
  figure: number | undefined
  children: (values: OutflowValues) => ReactNode
}

/** The page on which an exit or a plan gets its amount: the fields, what they come to, and the way on; everything typed is kept. */
export function AmountFrame({ kind, errors, onward, summary, figure, ...inside }: AmountFrameProps) {
  const form = useId()
  const [draft] = useAtom(outflowDraftAtom)
  const [initial] = useState(() => valuesOf(draft))
  const { state } = useLocation()
  const refused = useMemo(() => refusedFields(state), [state])
  const { busy, refusal, goOn, load, answerLoad } = onward
  const { title } = kind.words
  const button = (label: string) => (
    <Button type="submit" form={form} fullWidth busy={busy}>
      {label}
    </Button>
  )
  return (
    <Page title={title} back={{ to: href(routes.selectScheme, { plan: kind.plan }), label: 'Your funds' }}>
      <Stepper {...orderSteps(kind.words.step, 'first')} />
      <SideLayout aside={summary(<OnlyWide>{button('Continue to review')}</OnlyWide>)}>
        <PortalForm<OutflowValues>
          id={form}
          label={title}
          initialValues={initial}
          validate={(values) => errors(draftOf(draft, values))}
          onSubmit={(values) => goOn(draftOf(draft, values))}
          refused={refused}
        >
          {({ values }) => (
            <>
              <DraftKeeper values={values} />
              <Stack>
                {refusal && <RefusedOrder title={inside.refusedTitle} refusal={refusal} />}
                {inside.children(values)}
              </Stack>
            </>
          )}
        </PortalForm>
      </SideLayout>
      <ActionBar
        label={kind.words.figure}
        amount={figure === undefined ? undefined : formatRupeesRounded(figure)}
      >
        {button('Review')}
      </ActionBar>
      <LoadPopup load={load} onChoose={answerLoad} />
    </Page>
  )
}
