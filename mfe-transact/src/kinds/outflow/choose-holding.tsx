import { EmptyState, href, LinkButton, message, Page, routes } from '@portal/kernel'
import type { Folio } from '@portal/kernel/contracts/investor'
import type { Scheme } from '@portal/kernel/contracts/product'
import type { HeldKind } from './outflow-kind'
import { PageFailed } from '../../shared/page-failed'
import { useFolios } from '../../shared/use-folios'
import { useSchemes } from '../../shared/use-schemes'
import { WaitingPage } from '../../shared/waiting-page'
import { heldUnits } from './held-units'
import { HoldingList } from './holding-list'
import { useNamedHolding } from './use-named-holding'

/** Which holding the units leave, out of all folios (S2.032). */
export default function ChooseHolding({ kind }: { kind: HeldKind }) {
  const folios = useFolios()
  const title = kind.words.choose
  if (folios.isError && !folios.data)
    return (
      <PageFailed
        title={title}
        what="Your holdings"
        retrying={folios.isFetching}
        onRetry={() => void folios.refetch()}
      />
    )
  if (!folios.data) return <WaitingPage title={title} />
  const { folios: own } = folios.data
  return kind.ineligible ? (
    <ListedHoldings kind={kind} folios={own} />
  ) : (
    <Holdings kind={kind} folios={own} schemes={[]} />
  )
}

/** For a kind that the fund list has a say in. */
function ListedHoldings({ kind, folios }: { kind: HeldKind; folios: readonly Folio[] }) {
  const { schemes, failed, fetching, retry } = useSchemes()
  const title = kind.words.choose
  if (schemes) return <Holdings kind={kind} folios={folios} schemes={schemes} />
  if (!failed) return <WaitingPage title={title} />
  return <PageFailed title={title} what="The fund list" retrying={fetching} onRetry={retry} />
}

interface HoldingsProps {
  kind: HeldKind
  folios: readonly Folio[]
  schemes: readonly Scheme[]
}

function Holdings({ kind, folios, schemes }: HoldingsProps) {
  const holdings = heldUnits(kind, folios, schemes)
  const named = useNamedHolding(kind, holdings)
  if (named) return <WaitingPage title={kind.words.choose} />
  return (
    <Page title={kind.words.choose} back={{ to: href(routes.dashboard), label: 'Home' }}>
      {holdings.length ? (
        <HoldingList kind={kind} holdings={holdings} />
      ) : (
        <EmptyState
          fullPage
          title="You hold no units yet"
          action={<LinkButton to={href(routes.exploreAllFunds)}>Explore funds</LinkButton>}
        >
          {message('panWithoutSchemes')}
        </EmptyState>
      )}
    </Page>
  )
}
