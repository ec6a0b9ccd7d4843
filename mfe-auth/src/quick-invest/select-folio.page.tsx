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
  type Text,
  textOf,
  useNavigate,
  useQuery,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { type Folio, investorApi } from '@portal/contracts/folios/investor'
import { useState } from 'react'
import { NoCode } from '../shared/code-page'
import { chooseFolio, purchaseNow } from './draft'
import { Summary } from './summary'

const codeChallenge = () => ({ to: href(routes.quickInvest), label: t`Fund and amount` })
const newFolio = 'new'

/** /auth/quick-invest-select-folio: which folio gets the units, or a new one. */
export default function QuickInvestSelectFolioPage() {
  const pan = getSession()?.investor.pan
  return (
    <Page title={t`Which folio?`} context={t`We add the new units to it.`} back={codeChallenge()}>
      <Stepper {...quickInvestSteps('Folio', purchaseNow().transactionType !== 'SIP')} />
      {pan ? <SelectFolio pan={pan} /> : <NoCode codeChallenge={codeChallenge()} />}
    </Page>
  )
}

function SelectFolio({ pan }: { pan: string }) {
  const requested = useQuery(queryFor(investorApi.folios, { panNumber: pan }))
  if (requested.data) return <Folios pan={pan} folios={requested.data.folios} />
  if (requested.error)
    return (
      <ErrorPanel
        fullPage
        title={t`Your folios did not load`}
        error={requested.error}
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
              {asksMore ? t`Continue` : t`Continue to review`}
            </Button>
          }
          after={t`You confirm the order with a code of its own.`}
        />
      }
    >
      <Stack>
        <Card label={t`Folio`}>
          <ChoiceRows
            label={t`Folio`}
            hideLabel
            value={chosen}
            onChange={setChosen}
            options={rowsOf(folios)}
          />
        </Card>
        {reviews && (
          <Slot
            name="create-folio-dialog"
            label={t`Your details`}
            open
            onClose={() => setReviews(false)}
            place={1}
            quickInvest
            onAdded={goOn}
          />
        )}
        {!asksMore && (
          <Note title={t`Pay from the bank account of this folio`}>
            {t`Money from any other account is refunded.`}
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
  optDesc: textOf(optionWords[scheme.optionCode]),
})

const optionWords = { G: msg`Growth`, D: msg`IDCW Payout`, R: msg`IDCW Reinvestment` } as const

const modeNames: Readonly<Record<Folio['holdingMode'], Text>> = {
  Single: msg`Single holder`,
  Joint: msg`Joint`,
  'Anyone or Survivor': msg`Anyone or Survivor`,
}

const rowsOf = (folios: readonly Folio[]) => [
  ...folios.map((folio) => {
    const [first, ...others] = folio.holders
    const name = maskName(first?.firstName, first?.middleName, first?.lastName)
    const more = others.length
    const holders = more ? t`${name} and ${more} more` : name
    return {
      value: folio.folioNo,
      title: maskFolio(folio.folioNo),
      description: `${holders} · ${textOf(modeNames[folio.holdingMode])}`,
      icon: 'user' as const,
      unavailable: refusalOf(folio),
    }
  }),
  {
    value: newFolio,
    title: t`Create New Folio`,
    description: t`Bank and nominee: about 5 minutes`,
    icon: 'plus' as const,
  },
]
