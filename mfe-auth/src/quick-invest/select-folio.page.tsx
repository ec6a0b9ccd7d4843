import {
  Button,
  Card,
  ChoiceRows,
  ErrorPanel,
  getSession,
  href,
  maskFolio,
  maskName,
  message,
  Note,
  Page,
  queryFor,
  quickInvestSteps,
  routes,
  SideLayout,
  Slot,
  Skeleton,
  SkeletonRegion,
  Stack,
  Stepper,
  useNavigate,
  useQuery,
} from '@portal/kernel'
import { type Folio, investorApi } from '@portal/contracts/folios/investor'
import { useState } from 'react'
import { NoCode } from '../shared/code-page'
import { chooseFolio, purchaseNow } from './draft'
import { Summary } from './summary'

const codeChallenge = { to: href(routes.quickInvest), label: 'Fund and amount' }
const newFolio = 'new'

/** /auth/quick-invest-select-folio: which folio gets the units, or a new one. */
export default function QuickInvestSelectFolioPage() {
  const pan = getSession()?.investor.pan
  return (
    <Page title="Which folio?" context="We add the new units to it." back={codeChallenge}>
      <Stepper {...quickInvestSteps('Folio', purchaseNow().transactionType !== 'SIP')} />
      {pan ? <SelectFolio pan={pan} /> : <NoCode codeChallenge={codeChallenge} />}
    </Page>
  )
}

function SelectFolio({ pan }: { pan: string }) {
  const requested = useQuery(queryFor(investorApi.folios, { panNumber: pan }))
  if (requested.data) return <Folios pan={pan} folios={requested.data.folios} />
  if (requested.error)
    return (
      <ErrorPanel
        title="Your folios did not load"
        onRetry={() => void requested.refetch()}
        retrying={requested.isFetching}
      >
        {requested.error.message}
      </ErrorPanel>
    )
  return (
    <SkeletonRegion>
      <Skeleton shape="row" count={3} />
    </SkeletonRegion>
  )
}

/** Why nothing can be bought in a folio online (S8.018, S8.019). */
function refusalOf({ isDemat, holdingMode }: Folio): string | undefined {
  if (isDemat) return message('dematFolio')
  return holdingMode === 'Joint' ? message('jointFolio') : undefined
}

function Folios({ pan, folios }: { pan: string; folios: readonly Folio[] }) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(() => folios.find((folio) => !refusalOf(folio))?.folioNo ?? newFolio)
  const [reviews, setReviews] = useState(false)
  const goOn = () => {
    chooseFolio(folios.find(({ folioNo }) => folioNo === chosen) ?? newFolio)
    void navigate(href(asksMore ? routes.invest : routes.investReview))
  }
  const { originalSchemeDetails: scheme, transactionDetails, transactionType } = purchaseNow()
  const investmentType = transactionType === 'SIP' ? 'SIP' : 'LUMPSUM'
  // A new folio needs a bank account and nominees, a SIP its days and a mandate.
  const asksMore = chosen === newFolio || investmentType === 'SIP'
  return (
    <SideLayout
      aside={
        <Summary
          scheme={scheme ? summaryOf(scheme, transactionDetails.nfoEndDate) : undefined}
          investmentType={investmentType}
          amount={transactionDetails.amount}
          pan={pan}
          action={
            <Button fullWidth onClick={chosen === newFolio ? () => setReviews(true) : goOn}>
              {asksMore ? 'Continue' : 'Continue to review'}
            </Button>
          }
          after="You confirm the order with a code of its own."
        />
      }
    >
      <Stack>
        <Card label="Folio">
          <ChoiceRows label="Folio" hideLabel value={chosen} onChange={setChosen} options={rowsOf(folios)} />
        </Card>
        {reviews && (
          <Slot
            name="create-folio-dialog"
            label="Your details"
            open
            onClose={() => setReviews(false)}
            place={1}
            quickInvest
            onAdded={goOn}
          />
        )}
        {!asksMore && (
          <Note title="Pay from the bank account of this folio">
            Money from any other account is refunded.
          </Note>
        )}
      </Stack>
    </SideLayout>
  )
}

type ChosenScheme = NonNullable<ReturnType<typeof purchaseNow>['originalSchemeDetails']>

const summaryOf = (scheme: ChosenScheme, nfoEndDate: string | null) => ({
  ...scheme,
  nfoEndDate,
  name: scheme.schemeName,
  planMode: scheme.planMode === 'Direct' ? ('DIRECT' as const) : ('REGULAR' as const),
  optDesc: optionWords[scheme.optionCode],
})

const optionWords = { G: 'Growth', D: 'IDCW Payout', R: 'IDCW Reinvestment' } as const

const rowsOf = (folios: readonly Folio[]) => [
  ...folios.map((folio) => {
    const [first, ...others] = folio.holders
    const name = maskName(first?.firstName, first?.middleName, first?.lastName)
    return {
      value: folio.folioNo,
      title: maskFolio(folio.folioNo),
      description: `${name}${others.length ? ` and ${others.length} more` : ''} · ${folio.holdingMode === 'Single' ? 'Single holder' : folio.holdingMode}`,
      icon: 'user' as const,
      unavailable: refusalOf(folio),
    }
  }),
  {
    value: newFolio,
    title: 'Create New Folio',
    description: 'Bank and nominee: about 5 minutes',
    icon: 'plus' as const,
  },
]
