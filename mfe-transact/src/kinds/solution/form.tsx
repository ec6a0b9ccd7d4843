import { equityPart } from '@portal/contracts/validation'
import {
  Requested,
  Card,
  CREATE_FOLIO,
  DetailList,
  FormAmountField,
  FormChoiceRows,
  Money,
  queryFor,
  Stack,
  textOf,
  useAtomValue,
  useQuery,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { investmentSolutionApi } from '@portal/contracts/schemes/investment-solution'
import { type InvestmentSolution, productApi } from '@portal/contracts/schemes/product'
import type { TransactionDraft } from '@portal/contracts/orders/transaction-draft'
import type { ReactNode } from 'react'
import { FolioField } from '../purchase/folio-field'
import { solutionRequest } from '../purchase/order-request'
import { folioText, PurchaseFrame } from '../purchase/purchase-frame'
import { folioIn, type PurchaseFormProps } from '../purchase/purchase-values'
import { NewFolioPart } from '../purchase/where-cards'
import {
  mixText,
  solutionErrors,
  type SolutionValues,
  solutionValuesOf,
  withSolution,
} from './solution-values'
import { draftAtom } from '../../transaction/draft'
import { OrderCard } from '../../transaction/order-card'
import styles from '../../transaction/order-card.module.css'

const title = msg`Invest in a mix`

/** Which mix of equity and debt, how much, and into which folio. */
export default function SolutionForm(props: PurchaseFormProps) {
  const mixes = useQuery(queryFor(productApi.investmentSolutions, {}))
  return (
    <Requested title={textOf(title)} failure={t`The mixes did not load`} query={mixes}>
      {({ solutions }) => <Form {...props} mixes={solutions} />}
    </Requested>
  )
}

interface FormProps extends PurchaseFormProps {
  mixes: readonly InvestmentSolution[]
}

function Form({ facts, chips, mixes }: FormProps) {
  const draft = useAtomValue(draftAtom)
  const rows = mixes.map((mix) => ({
    value: mix.type,
    title: mix.name,
    description: mix.description,
    details: mixText(mix),
  }))
  return (
    <PurchaseFrame<SolutionValues>
      title={textOf(title)}
      scheme={undefined}
      pays
      forCart={false}
      initial={() => solutionValuesOf(draft, facts)}
      validate={(values) => solutionErrors(values, facts, mixes)}
      keep={(last, values) => withSolution(last, values, facts, mixes)}
      keptWith={facts}
      requested={(values) => {
        const draftTerms = solutionRequest(withSolution(draft, values, facts, mixes))
        if (!draftTerms) throw new Error('a form without errors says all that is ordered')
        const { newFolio = null, ...rest } = draftTerms
        const quote = queryFor(investmentSolutionApi.validate, rest)
        return { newFolio, quote: (client) => client.fetchQuery(quote) }
      }}
      summary={(action) => <SolutionSummary draft={draft} mixes={mixes} action={action} />}
      bar={{ label: t`To pay`, amount: draft.transactionDetails.amount ?? 0 }}
    >
      {(values) => (
        <>
          <Card title={t`Which mix?`}>
            <FormChoiceRows name="solution" label={t`Mix`} options={rows} />
          </Card>
          <Card title={t`How much, and where?`}>
            <Stack gap="fields">
              <FormAmountField name="amount" label={t`Amount`} chips={chips.lumpsum} />
              <FolioField folios={facts.folios} folio={folioIn(facts, values)} schemePlanCode={null} />
            </Stack>
          </Card>
          {values.folio === CREATE_FOLIO && (
            <NewFolioPart
              schemePlanCode={mixes.find(({ type }) => type === values.solution)?.equityScheme}
              amount={values.amount}
              isDrafted={false}
            />
          )}
        </>
      )}
    </PurchaseFrame>
  )
}

interface SolutionSummaryProps {
  draft: TransactionDraft
  mixes: readonly InvestmentSolution[]
  action: ReactNode
}

/** How the amount is split, beside the form. */
function SolutionSummary({ draft, mixes, action }: SolutionSummaryProps) {
  const { amount, selectFolio, equityScheme, debtScheme } = draft.transactionDetails
  const mix = mixes.find(({ type }) => type === draft.investmentSolutions?.type)
  const total = amount ?? 0
  const equity = mix ? equityPart(total, mix.equityPercent) : 0
  const halves = [
    { label: equityScheme?.schemeName ?? t`Equity`, value: <Money paise={equity} /> },
    { label: debtScheme?.schemeName ?? t`Debt`, value: <Money paise={total - equity} /> },
  ]
  return (
    <OrderCard
      title={mix?.name ?? t`Your mix`}
      action={action}
      after={t`You can change this until you confirm.`}
    >
      {!mix && <p className={styles.none}>{t`Choose a mix to begin.`}</p>}
      <DetailList
        rows={[
          ...(mix ? halves : []),
          { label: t`Folio`, value: folioText(selectFolio) },
          { label: t`To pay today`, value: <Money paise={total} />, total: true },
        ]}
      />
    </OrderCard>
  )
}
