import { Card, FormAmountField, formatRupeesRounded, useAtomValue } from '@portal/kernel'
import { BuyAgain } from '../../../purchases/buy-again'
import { InvestFrame } from '../../../purchases/invest-frame'
import type { InvestFormProps } from '../../../purchases/invest-form-props'
import { purchaseDraftAtom } from '../../../purchases/purchase-draft'
import {
  choiceOf,
  folioIn,
  purchaseValuesOf,
  schemeIn,
  type PurchaseValues,
} from '../../../purchases/purchase-values'
import { WhereCards } from '../../../purchases/where-cards'
import { amountHint, amountRule } from '../../../shared/amount-rule'
import { AutoSwitchNote } from './auto-switch-note'
import { DraftKeeper } from './draft-keeper'
import { investErrors } from './invest-errors'
import { InvestSummary } from './invest-summary'
import { lumpsumQuote } from './lumpsum-quote'

/** Scheme, folio and amount of a lump sum; everything typed is kept in the draft, which the summary shows. */
export function InvestForm({ facts, chips }: InvestFormProps) {
  const draft = useAtomValue(purchaseDraftAtom)
  const { schemePlanCode } = draft.originalSchemeDetails ?? {}
  const scheme = schemeIn(facts, { schemePlanCode })
  const folio = folioIn(facts, { folio: draft.transactionDetails.selectFolio ?? undefined })
  return (
    <InvestFrame<PurchaseValues>
      title="Invest"
      scheme={scheme}
      least={scheme && amountRule(scheme, folio).min}
      pays
      initial={() => purchaseValuesOf(draft, facts)}
      validate={(values) => investErrors(values, facts)}
      asked={(values) => {
        const { newFolio, folioNo, amount, advice } = choiceOf(values, facts)
        const quote = lumpsumQuote({
          schemePlanCode: values.schemePlanCode,
          folioNo,
          amount,
          advice,
          autoSwitchTo: draft.autoSwitchNfo?.switchToSchemePlanCode,
        })
        return { newFolio, quote: (client) => client.fetchQuery(quote) }
      }}
      summary={(action) => <InvestSummary scheme={scheme} draft={draft} action={action} />}
      bar={{ label: 'To pay', amount: formatRupeesRounded(draft.transactionDetails.amount ?? 0) }}
    >
      {(values) => (
        <>
          <DraftKeeper facts={facts} values={values} />
          <BuyAgain facts={facts} />
          <WhereCards facts={facts} values={values} />
          <AmountCard facts={facts} values={values} chips={chips.lumpsum} />
          <AutoSwitchNote />
        </>
      )}
    </InvestFrame>
  )
}

interface AmountCardProps extends Pick<InvestFormProps, 'facts'> {
  values: PurchaseValues
  chips: readonly number[]
}

function AmountCard({ facts, values, chips }: AmountCardProps) {
  const scheme = schemeIn(facts, values)
  const hint = scheme && amountHint(amountRule(scheme, folioIn(facts, values)))
  return (
    <Card title="Lump sum, today">
      <FormAmountField name="amount" label="Amount" chips={chips} hint={hint} />
    </Card>
  )
}
