import { useId, useMemo, useState } from 'react'
import {
  ActionBar,
  Button,
  Card,
  CREATE_FOLIO,
  formatRupeesRounded,
  FormAmountField,
  FormSelect,
  href,
  newTransactionDraftAtom,
  OnlyWide,
  Page,
  PortalForm,
  routes,
  SideLayout,
  Stack,
  Stepper,
  useAtomValue,
  useLocation,
} from '@portal/kernel'
import type { Folio } from '@portal/kernel/contracts/investor'
import type { Scheme } from '@portal/kernel/contracts/product'
import { amountHint, amountRule } from '../../../shared/amount-rule'
import { PlacedNote } from '../../../shared/placed-note'
import { purchaseSteps } from '../../../shared/purchase-steps'
import { RefusalNote } from '../../../shared/refusal-note'
import { refusedFields } from '../../../shared/refused-field'
import { DraftKeeper } from './draft-keeper'
import { FolioField } from './folio-field'
import { investErrors, type InvestFacts } from './invest-errors'
import { InvestSummary } from './invest-summary'
import { valuesOf, type InvestValues } from './invest-values'
import { NewFolioPart } from './new-folio-part'
import { schemeOptions } from './scheme-options'
import { useContinue } from './use-continue'

export interface InvestFormProps {
  schemes: readonly Scheme[]
  folios: readonly Folio[]
  /** Usual amounts, in paise. */
  chips: readonly number[]
}

/** Scheme, folio and amount of a lump sum; everything typed is kept in the draft, which the summary shows. */
export function InvestForm({ schemes, folios, chips }: InvestFormProps) {
  const form = useId()
  const draft = useAtomValue(newTransactionDraftAtom)
  const [initial] = useState(() => valuesOf(draft, folios))
  const facts = useMemo(() => ({ schemes, folios }), [schemes, folios])
  const scheme = schemes.find(({ schemePlanCode }) => schemePlanCode === draft.schemePlanCode)
  const { busy, refusal, goOn } = useContinue()
  const { state } = useLocation()
  const refused = useMemo(() => refusedFields(state), [state])
  const button = (label: string) => (
    <Button type="submit" form={form} fullWidth busy={busy}>
      {label}
    </Button>
  )
  return (
    <Page title="Invest" back={backOf(scheme)}>
      <Stepper {...purchaseSteps('amount')} />
      <SideLayout
        aside={
          <InvestSummary
            scheme={scheme}
            draft={draft}
            action={<OnlyWide>{button('Continue to review')}</OnlyWide>}
          />
        }
      >
        <PortalForm<InvestValues>
          id={form}
          label="Invest"
          initialValues={initial}
          validate={(values) => investErrors(values, facts)}
          onSubmit={goOn}
          refused={refused}
        >
          {({ values }) => (
            <>
              <DraftKeeper values={values} />
              <Stack>
                <PlacedNote />
                {refusal && <RefusalNote title="You cannot place this order yet.">{refusal}</RefusalNote>}
                <InvestCards facts={facts} chips={chips} values={values} />
              </Stack>
            </>
          )}
        </PortalForm>
      </SideLayout>
      <ActionBar label="To pay" amount={formatRupeesRounded(draft.amount ?? 0)}>
        {button('Review')}
      </ActionBar>
    </Page>
  )
}

const backOf = (scheme: Scheme | undefined) =>
  scheme
    ? { to: href(routes.scheme, { scheme: scheme.schemePlanCode }), label: scheme.schemeDesc }
    : { to: href(routes.exploreFunds), label: 'Explore funds' }

interface InvestCardsProps {
  facts: InvestFacts
  chips: readonly number[]
  values: InvestValues
}

function InvestCards({ facts, chips, values }: InvestCardsProps) {
  const { schemes, folios } = facts
  const scheme = schemes.find(({ schemePlanCode }) => schemePlanCode === values.schemePlanCode)
  const folio = folios.find(({ folioNo }) => folioNo === values.folio)
  const options = useMemo(
    () => schemeOptions(schemes, folios, values.schemePlanCode ?? null),
    [schemes, folios, values.schemePlanCode],
  )
  return (
    <>
      <Card title="Where does it go?">
        <Stack gap="fields">
          <FormSelect
            name="schemePlanCode"
            label="Scheme"
            options={options}
            searchable
            placeholder="Choose a scheme"
          />
          <FolioField folios={folios} folio={folio} schemePlanCode={values.schemePlanCode ?? null} />
        </Stack>
      </Card>
      {values.folio === CREATE_FOLIO && <NewFolioPart />}
      <Card title="Lump sum, today">
        <FormAmountField
          name="amount"
          label="Amount"
          chips={chips}
          hint={scheme && amountHint(amountRule(scheme, folio))}
        />
      </Card>
    </>
  )
}
