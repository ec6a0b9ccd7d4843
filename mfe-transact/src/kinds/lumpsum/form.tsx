import {
  Button,
  DetailList,
  Money,
  Note,
  useAtom,
  useAtomValue,
  useQuery,
  useQueryClient,
  Verbatim,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type { Scheme } from '@portal/contracts/schemes/product'
import type { TransactionDraft } from '@portal/contracts/orders/transaction-draft'
import type { ReactNode } from 'react'
import { amountRule } from '../../shared/folio-rules'
import { CutOffNote, type NavTiming, useNavTiming } from '../../shared/nav-timing'
import { useSettled } from '../../shared/use-settled'
import { draftAtom } from '../../transaction/draft'
import { BuyAgain } from '../purchase/buy-again'
import { LumpsumCard, lumpsumQuote, lumpsumVerdict } from './lumpsum'
import { folioText, OrderSummary, PurchaseFrame } from '../purchase/purchase-frame'
import { withChange, withChoice } from '../purchase/purchase-draft'
import {
  choiceOf,
  folioIn,
  present,
  type PurchaseFacts,
  type PurchaseFormProps,
  type PurchaseValues,
  purchaseValuesOf,
  schemeIn,
  whereVerdicts,
} from '../purchase/purchase-values'
import { WhereCards } from '../purchase/where-cards'

/** Everything that keeps the lump sum from its review, by field. */
export const lumpsumErrors = (values: PurchaseValues, facts: PurchaseFacts) =>
  present({ ...whereVerdicts(values, facts), amount: lumpsumVerdict(values.amount, values, facts) })

/** Scheme, folio and amount of a lump sum. */
export default function LumpsumForm({ facts, chips }: PurchaseFormProps) {
  const draft = useAtomValue(draftAtom)
  const { schemePlanCode } = draft.originalSchemeDetails ?? {}
  const scheme = schemeIn(facts, { schemePlanCode })
  const folio = folioIn(facts, { folio: draft.transactionDetails.selectFolio ?? undefined })
  return (
    <PurchaseFrame<PurchaseValues>
      title={t`Invest`}
      scheme={scheme}
      least={scheme && amountRule(scheme, folio).min}
      pays
      initial={() => purchaseValuesOf(draft, facts)}
      validate={(values) => lumpsumErrors(values, facts)}
      keep={(last, values) => withChoice(last, 'LUMPSUM', choiceOf(values, facts))}
      keptWith={facts}
      requested={(values) => {
        const { newFolio, folioNo, amount, advice } = choiceOf(values, facts)
        const autoSwitchTo = draft.autoSwitchNfo?.switchToSchemePlanCode
        const requested = { schemePlanCode: values.schemePlanCode, folioNo, amount, advice, autoSwitchTo }
        return { newFolio, quote: (client) => client.fetchQuery(lumpsumQuote(requested)) }
      }}
      summary={(action) => <Summary scheme={scheme} draft={draft} action={action} />}
      bar={{ label: t`To pay`, amount: draft.transactionDetails.amount ?? 0 }}
    >
      {(values) => (
        <>
          <BuyAgain facts={facts} />
          <WhereCards facts={facts} values={values} />
          <LumpsumCard facts={facts} values={values} chips={chips.lumpsum} />
          <AutoSwitchNote />
        </>
      )}
    </PurchaseFrame>
  )
}

interface SummaryProps {
  scheme: Scheme | undefined
  draft: TransactionDraft
  action: ReactNode
}

/** What the lump sum comes to so far, and for which NAV it would be in time. */
function Summary({ scheme, draft, action }: SummaryProps) {
  const timing = useTiming(draft)
  const { amount, selectFolio } = draft.transactionDetails
  const money = <Money paise={amount ?? 0} />
  return (
    <OrderSummary scheme={scheme} note={timing && <CutOffNote timing={timing} />} action={action}>
      <DetailList
        rows={[
          { label: t`Lump sum`, value: money },
          { label: t`Folio`, value: folioText(selectFolio) },
          { label: t`To pay today`, value: money, total: true },
        ]}
      />
    </OrderSummary>
  )
}

/** The time left for the NAV of what the draft describes, asked once it stands still; quiet while it is no order. */
function useTiming(draft: TransactionDraft): NavTiming | undefined {
  const client = useQueryClient()
  const { originalSchemeDetails, transactionDetails } = useSettled(draft, 500)
  const { schemePlanCode } = originalSchemeDetails ?? {}
  const { amount, selectFolio: folioNo, distributorInfo: advice } = transactionDetails
  const options = lumpsumQuote({ schemePlanCode, folioNo, amount, advice })
  const { data, dataUpdatedAt } = useQuery({ ...options, enabled: Boolean(schemePlanCode && amount) })
  return useNavTiming(data, dataUpdatedAt, () => void client.invalidateQueries(options))
}

/** Says that the units go on into a new fund, and lets them stay. */
function AutoSwitchNote() {
  const [{ autoSwitchNfo, originalSchemeDetails }, setDraft] = useAtom(draftAtom)
  if (!autoSwitchNfo) return null
  const into = autoSwitchNfo.switchToSchemeName
  const waitsIn = originalSchemeDetails?.schemeName
  return (
    <Note
      tone="info"
      icon="switch"
      title={t`Then into ${into}`}
      action={
        <Button
          variant="quiet"
          size="sm"
          onClick={() => setDraft((last) => withChange(last, { autoSwitchNfo: undefined }))}
        >
          {t`Do not switch`}
        </Button>
      }
    >
      <Trans>
        Your money waits in <Verbatim>{waitsIn}</Verbatim>. We switch it on the day on which the new fund is
        allotted. The review shows both dates.
      </Trans>
    </Note>
  )
}
