import { Card, FormAmountField, formatRupeesRounded, useAtomValue } from '@portal/kernel'
import { BuyAgain } from '../purchase/buy-again'
import { InvestFrame } from '../purchase/invest-frame'
import type { PurchaseFormProps } from '../purchase/purchase-kind'
import { draftAtom } from '../../transaction/draft'
import {
  choiceOf,
  folioIn,
  purchaseValuesOf,
  schemeIn,
  type PurchaseValues,
} from '../purchase/purchase-values'
import { WhereCards } from '../purchase/where-cards'
import { amountHint, amountRule } from '../../shared/amount-rule'
import { AutoSwitchNote } from './invest/auto-switch-note'
import { DraftKeeper } from './invest/draft-keeper'
import { investErrors } from './invest/invest-errors'
import { InvestSummary } from './invest/invest-summary'
import { lumpsumQuote } from './invest/lumpsum-quote'

/** Scheme, folio and amount of a lump sum; everything typed is kept in the draft, which the summary shows. */
export default function LumpsumForm({ facts, chips }: PurchaseFormProps) {
  const draft = useAtomValue(draftAtom)
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

interface AmountCardProps extends Pick<PurchaseFormProps, 'facts'> {
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
