import {
  Card,
  CREATE_FOLIO,
  FormAmountField,
  FormChoiceRows,
  formatRupeesRounded,
  queryFor,
  Stack,
  useAtomValue,
  useQuery,
  useSetAtom,
} from '@portal/kernel'
import { investmentSolutionApi } from '@portal/kernel/contracts/investment-solution'
import { type InvestmentSolution, productApi } from '@portal/kernel/contracts/product'
import { useEffect, useMemo } from 'react'
import { FolioField } from '../purchase/folio-field'
import type { PurchaseFormProps } from '../purchase/purchase-kind'
import { InvestFrame } from '../purchase/invest-frame'
import { NewFolioPart } from '../purchase/new-folio-part'
import { solutionRequest } from '../purchase/order-request'
import { draftAtom } from '../../transaction/draft'
import { folioIn, type PurchaseFacts } from '../purchase/purchase-values'
import { PageFailed } from '../../shared/page-failed'
import { WaitingPage } from '../../shared/waiting-page'
import { SolutionSummary } from './solution-summary'
import { solutionErrors, type SolutionValues, solutionValuesOf, withSolution } from './solution-values'
import { mixText } from './solution-words'

const title = 'Invest in a mix'

/** Which mix of equity and debt, how much, and into which folio. */
export default function SolutionForm(props: PurchaseFormProps) {
  const mixes = useQuery(queryFor(productApi.investmentSolutions, {}))
  if (mixes.isError && !mixes.data)
    return (
      <PageFailed
        title={title}
        what="The mixes"
        retrying={mixes.isFetching}
        onRetry={() => void mixes.refetch()}
      />
    )
  if (!mixes.data) return <WaitingPage title={title} />
  return <Form {...props} mixes={mixes.data.solutions} />
}

interface FormProps extends PurchaseFormProps {
  mixes: readonly InvestmentSolution[]
}

function Form({ facts, chips, mixes }: FormProps) {
  const draft = useAtomValue(draftAtom)
  const rows = useMemo(
    () =>
      mixes.map((mix) => ({
        value: mix.type,
        title: mix.name,
        description: mix.description,
        details: mixText(mix),
      })),
    [mixes],
  )
  return (
    <InvestFrame<SolutionValues>
      title={title}
      scheme={undefined}
      pays
      forCart={false}
      initial={() => solutionValuesOf(draft, facts)}
      validate={(values) => solutionErrors(values, facts, mixes)}
      asked={(values) => {
        const wish = solutionRequest(withSolution(draft, values, facts, mixes))
        if (!wish) throw new Error('a form without errors says all that is ordered')
        const { newFolio = null, ...rest } = wish
        const quote = queryFor(investmentSolutionApi.validate, rest)
        return { newFolio, quote: (client) => client.fetchQuery(quote) }
      }}
      summary={(action) => <SolutionSummary draft={draft} mixes={mixes} action={action} />}
      bar={{ label: 'To pay', amount: formatRupeesRounded(draft.transactionDetails.amount ?? 0) }}
    >
      {(values) => (
        <>
          <DraftKeeper facts={facts} values={values} mixes={mixes} />
          <Card title="Which mix?">
            <FormChoiceRows name="solution" label="Mix" options={rows} />
          </Card>
          <Card title="How much, and where?">
            <Stack gap="fields">
              <FormAmountField name="amount" label="Amount" chips={chips.lumpsum} />
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
    </InvestFrame>
  )
}

interface KeeperProps {
  facts: PurchaseFacts
  values: SolutionValues
  mixes: readonly InvestmentSolution[]
}

/** Keeps what the fields hold in the draft, so that it survives a reload and the way back from the review. */
function DraftKeeper({ facts, values, mixes }: KeeperProps) {
  const setDraft = useSetAtom(draftAtom)
  useEffect(
    () => setDraft((last) => withSolution(last, values, facts, mixes)),
    [setDraft, values, facts, mixes],
  )
  return null
}
