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
  textOf,
  useNavigate,
  useQuery,
  useSearchParams,
  useSetAtom,
  writeStored,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { daafApi, type DaafProposal } from '@portal/contracts/proposals/daaf'
import { useEffect } from 'react'
import { outflowDraftAtom, startedIn } from '../kinds/outflow/outflow-draft'

const title = msg`A switch that we propose`

/** What a link of the asset-allocation facility proposes, and the way to accept it (decision 33). */
export default function DaafPage() {
  const [query] = useSearchParams()
  const link = query.get('link')
  return link ? (
    <OpenLink link={link} />
  ) : (
    <LinkOver text={t`Your link is incomplete. Open it from the e-mail.`} />
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
    <Requested title={textOf(title)} failure={t`The proposal did not load`} query={both(valid, requested)}>
      {([, proposal]) => <Proposal proposal={proposal} />}
    </Requested>
  )
}

function Proposal({ proposal }: { proposal: DaafProposal }) {
  const navigate = useNavigate()
  const setDraft = useSetAtom(outflowDraftAtom)
  const { scheme, toScheme, folioNo, units, expiresAt } = proposal
  const lastDay = formatDate(indiaDate(expiresAt))
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
    <Page title={textOf(title)} back={{ to: href(routes.dashboard), label: t`Home` }}>
      <Card
        title={t`For your asset allocation`}
        subtitle={t`Open until ${lastDay}. Nothing happens unless you accept it.`}
      >
        <Stack gap="fields">
          <DetailList
            rows={[
              {
                label: t({ message: 'From', context: 'fund' }),
                value: `${scheme.schemeName} · ${scheme.optDesc}`,
              },
              {
                label: t({ message: 'To', context: 'fund' }),
                value: `${toScheme.schemeName} · ${toScheme.optDesc}`,
              },
              { label: t`Units`, value: formatUnits(units) },
              { label: t`Folio`, value: maskFolio(folioNo) },
            ]}
          />
          <p>
            {t`Next you see what it costs, the tax it may bring, and the dates. Then you confirm with a code.`}
          </p>
          <Button onClick={goOn}>{t`Check this switch`}</Button>
        </Stack>
      </Card>
    </Page>
  )
}

function LinkOver({ text }: { text: string }) {
  return (
    <Page title={textOf(title)}>
      <EmptyState
        fullPage
        title={t`This proposal is not open`}
        action={
          <LinkButton to={href(routes.selectScheme, { plan: 'SWITCH' })}>{t`Switch a fund`}</LinkButton>
        }
      >
        {text}
      </EmptyState>
    </Page>
  )
}
