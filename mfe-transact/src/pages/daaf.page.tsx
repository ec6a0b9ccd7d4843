import {
  Requested,
  both,
  Button,
  Card,
  DetailList,
  EmptyState,
  formatDate,
  formatUnits,
  href,
  indiaDate,
  LinkButton,
  maskFolio,
  newIdempotencyKey,
  Page,
  queryFor,
  routes,
  Stack,
  useNavigate,
  useQuery,
  useSearchParams,
  useSetAtom,
  writeStored,
} from '@portal/kernel'
import { daafApi, type DaafProposal } from '@portal/contracts/proposals/daaf'
import { useEffect } from 'react'
import { outflowDraftAtom, startedIn } from '../kinds/outflow/outflow-draft'

const title = 'A switch that we propose'

/** What a link of the asset-allocation facility proposes, and the way to accept it (decision 33). */
export default function DaafPage() {
  const [query] = useSearchParams()
  const link = query.get('link')
  return link ? (
    <OpenLink link={link} />
  ) : (
    <LinkOver text="Your link is incomplete. Open it from the e-mail." />
  )
}

function OpenLink({ link }: { link: string }) {
  const valid = useQuery(queryFor(daafApi.validateLink, { link }))
  const requested = useQuery({ ...queryFor(daafApi.getDAAAFDetails, { link }), enabled: valid.isSuccess })
  useEffect(() => {
    // Back from the receipt leads here again (S2.109).
    if (valid.isSuccess) writeStored('daaaf-link', href(routes.daaf, { link }))
  }, [valid.isSuccess, link])
  const { error } = valid.error ? valid : requested
  if (error?.kind === 'refused') return <LinkOver text={error.message} />
  return (
    <Requested title={title} what="The proposal" query={both(valid, requested)}>
      {([, proposal]) => <Proposal proposal={proposal} />}
    </Requested>
  )
}

function Proposal({ proposal }: { proposal: DaafProposal }) {
  const navigate = useNavigate()
  const setDraft = useSetAtom(outflowDraftAtom)
  const { scheme, toScheme, folioNo, units, expiresAt } = proposal
  const goOn = () => {
    setDraft({
      ...startedIn('SWITCH', { schemePlanCode: scheme.schemePlanCode, folioNo }),
      toSchemePlanCode: toScheme.schemePlanCode,
      amountUnitType: 'UNITS',
      units,
      isDaafAaffFacility: true,
      idempotencyKey: newIdempotencyKey(),
    })
    void navigate(href(routes.transactReview, { plan: 'SWITCH' }))
  }
  return (
    <Page title={title} back={{ to: href(routes.dashboard), label: 'Home' }}>
      <Card
        title="For your asset allocation"
        subtitle={`Open until ${formatDate(indiaDate(expiresAt))}. Nothing happens unless you accept it.`}
      >
        <Stack gap="fields">
          <DetailList
            rows={[
              { label: 'From', value: `${scheme.schemeName} · ${scheme.optDesc}` },
              { label: 'To', value: `${toScheme.schemeName} · ${toScheme.optDesc}` },
              { label: 'Units', value: formatUnits(units) },
              { label: 'Folio', value: maskFolio(folioNo) },
            ]}
          />
          <p>
            Next you see what it costs, the tax it may bring, and the dates. Then you confirm with a code.
          </p>
          <Button onClick={goOn}>Check this switch</Button>
        </Stack>
      </Card>
    </Page>
  )
}

function LinkOver({ text }: { text: string }) {
  return (
    <Page title={title}>
      <EmptyState
        fullPage
        title="This proposal is not open"
        action={<LinkButton to={href(routes.selectScheme, { plan: 'SWITCH' })}>Switch a fund</LinkButton>}
      >
        {text}
      </EmptyState>
    </Page>
  )
}
