import {
  Card,
  ErrorPanel,
  href,
  leaveFailedSchemeLookup,
  Page,
  routes,
  Skeleton,
  SkeletonRegion,
  useHost,
  useNavigate,
  useSearchParams,
  queryFor,
  useQuery,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { useEffect } from 'react'
import { lookupFor, pickPlan, saysUnknown } from '../shared/scheme-lookup'
import { DocumentView } from './document-view'
import { documentKindOf } from './scheme-documents'
import { contentApi } from '@portal/contracts/support/content'
import { productApi } from '@portal/contracts/schemes/product'

/** All that the documents of a scheme are made of: every plan of it, the house and its address. */
function useDocumentFacts(schemeCode: string) {
  return {
    details: useQuery(queryFor(productApi.schemeDetails, { schemeCode })),
    house: useQuery(queryFor(contentApi.conf, {})),
    contact: useQuery(queryFor(contentApi.contactUs, { isDistributor: false as const })),
  }
}

const toOrder = () => ({ to: href(routes.investReview), label: t`Back to your order` })

const others = (query: URLSearchParams) => [...query].filter(([name]) => name !== 'document')

type Lookup = NonNullable<ReturnType<typeof lookupFor>>

/** /home/explore-funds/scheme/documents?scheme=FLEXI-DG: what to read before buying a scheme. */
export default function DocumentsPage() {
  const [query] = useSearchParams()
  const lookup = lookupFor(query.get('scheme'))
  return lookup ? <FoundDocuments key={lookup.schemePlanCode} lookup={lookup} /> : <UnknownScheme />
}

function FoundDocuments({ lookup }: { lookup: Lookup }) {
  const [query, setQuery] = useSearchParams()
  const { details, house, contact } = useDocumentFacts(lookup.schemeCode)
  const chosen = details.data && pickPlan(details.data.schemes, lookup.schemePlanCode)
  if (details.data && !chosen) return <UnknownScheme />
  if (details.error && saysUnknown(details.error)) return <UnknownScheme />
  if (!details.data || !chosen || !house.data) return <Waiting lookup={lookup} parts={[details, house]} />
  const { brand, helpline, figures } = house.data
  return (
    <DocumentView
      kind={documentKindOf(query.get('document'))}
      onKind={(document) => setQuery(new URLSearchParams([...others(query), ['document', document]]))}
      {...(query.get('from') === 'review' && { back: toOrder() })}
      facts={{
        plans: details.data.schemes,
        chosen,
        house: { name: brand.name, company: brand.company, helpline },
        figures,
        ...(contact.data && { email: contact.data.emailAddress }),
      }}
    />
  )
}

type Part = Pick<ReturnType<typeof useDocumentFacts>['house'], 'error' | 'isFetching'> & {
  refetch: () => unknown
}

function Waiting({ lookup, parts }: { lookup: Lookup; parts: readonly Part[] }) {
  const failed = parts.filter(({ error }) => error)
  const back = { to: href(routes.scheme, { scheme: lookup.schemePlanCode }), label: t`Fund` }
  return (
    <Page title={t`Scheme documents`} back={back}>
      {failed.length ? (
        <ErrorPanel
          fullPage
          title={t`The documents did not load`}
          error={failed[0]?.error}
          onRetry={() => failed.forEach((part) => void part.refetch())}
          retrying={failed.some(({ isFetching }) => isFetching)}
          wayOut={{ to: href(routes.exploreFunds), label: t`See all funds` }}
        >
          {failed[0]?.error?.message}
        </ErrorPanel>
      ) : (
        <Card label={t`Scheme documents`} busy>
          <SkeletonRegion>
            <Skeleton shape="row" count={6} />
          </SkeletonRegion>
        </Card>
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
