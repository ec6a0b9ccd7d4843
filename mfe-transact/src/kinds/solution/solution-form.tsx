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
import { FolioField } from '../../purchases/folio-field'
import type { InvestFormProps } from '../../purchases/invest-form-props'
import { InvestFrame } from '../../purchases/invest-frame'
import { NewFolioPart } from '../../purchases/new-folio-part'
import { solutionRequest } from '../../purchases/order-request'
import { purchaseDraftAtom } from '../../purchases/purchase-draft'
import { folioIn, type PurchaseFacts } from '../../purchases/purchase-values'
import { PageFailed } from '../../shared/page-failed'
import { WaitingPage } from '../../shared/waiting-page'
import { SolutionSummary } from './solution-summary'
import { solutionErrors, type SolutionValues, solutionValuesOf, withSolution } from './solution-values'
import { mixText } from './solution-words'

const title = 'Invest in a mix'

/** Which mix of equity and debt, how much, and into which folio. */
export default function SolutionForm(props: InvestFormProps) {
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

interface FormProps extends InvestFormProps {
  mixes: readonly InvestmentSolution[]
}

function Form({ facts, chips, mixes }: FormProps) {
  const draft = useAtomValue(purchaseDraftAtom)
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
  const setDraft = useSetAtom(purchaseDraftAtom)
  useEffect(
    () => setDraft((last) => withSolution(last, values, facts, mixes)),
    [setDraft, values, facts, mixes],
  )
  return null
}
