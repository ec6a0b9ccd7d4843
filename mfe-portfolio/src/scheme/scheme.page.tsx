import {
  ErrorPanel,
  href,
  leaveFailedSchemeLookup,
  Page,
  routes,
  useHost,
  useInvestor,
  useNavigate,
  useSearchParams,
  Card,
  SideLayout,
  Skeleton,
  SkeletonRegion,
  Stack,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { useEffect } from 'react'
import { lookupFor, pickPlan, saysUnknown } from '../shared/scheme-lookup'
import { useScheme } from './scheme.api'
import { SchemeView } from './scheme-view'

/** The cards of a fund's page before anything is known of it. */
function SchemeSkeleton() {
  return (
    <SideLayout
      asideLabel={t`Invest and risk`}
      aside={<Bones title={t`Invest in this fund`} shape="field" />}
    >
      <Stack>
        <Bones title={t`NAV`} shape="chart" />
        <Bones title={t`Returns`} shape="row" />
        <Bones title={t`About the fund`} shape="row" />
      </Stack>
    </SideLayout>
  )
}

function Bones({ title, shape }: { title: string; shape: 'field' | 'chart' | 'row' }) {
  return (
    <Card title={title} busy>
      <SkeletonRegion>
        <Skeleton shape={shape} count={shape === 'chart' ? 1 : 3} />
      </SkeletonRegion>
    </Card>
  )
}

const back = () => ({ to: href(routes.exploreFunds), label: t`Explore funds` })

/** /home/explore-funds/scheme?scheme=FLEXI-DG: one fund. */
export default function SchemePage() {
  const [query] = useSearchParams()
  const lookup = lookupFor(query.get('scheme'))
  return lookup ? <FoundScheme key={lookup.schemePlanCode} lookup={lookup} /> : <UnknownScheme />
}

function FoundScheme({ lookup }: { lookup: NonNullable<ReturnType<typeof lookupFor>> }) {
  const { pan } = useInvestor()
  const { details, portfolio, chips } = useScheme(lookup, pan)
  const { data, error } = details
  const scheme = data && pickPlan(data.schemes, lookup.schemePlanCode)
  if (scheme) return <SchemeView scheme={scheme} portfolio={portfolio} chips={chips.data?.lumpsum ?? []} />
  if (data || (error && saysUnknown(error))) return <UnknownScheme />
  return (
    <Page title={t`Fund`} back={back()}>
      {error ? (
        <ErrorPanel
          fullPage
          title={t`This fund did not load`}
          error={error}
          onRetry={() => void details.refetch()}
          retrying={details.isFetching}
          wayOut={{ to: href(routes.exploreFunds), label: t`See all funds` }}
        >
          {error.message} {t`Your money and your orders are safe.`}
        </ErrorPanel>
      ) : (
        <SchemeSkeleton />
      )}
    </Page>
  )
}

/** A look-up that failed sends the investor back home and says why (S7.147). */
function UnknownScheme() {
  const navigate = useNavigate()
  const host = useHost()
  useEffect(() => leaveFailedSchemeLookup(navigate, host), [navigate, host])
  return null
}
