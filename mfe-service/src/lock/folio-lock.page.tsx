import {
  api,
  Button,
  Card,
  EmptyState,
  formatDate,
  href,
  indiaDate,
  LinkButton,
  ListRow,
  maskFolio,
  Note,
  Page,
  queryFor,
  routes,
  Stack,
  StatusPill,
  useInvestor,
  useQuery,
} from '@portal/kernel'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import { folioLockApi } from '@portal/contracts/folios/folio-lock'
import { toHub } from '../shared/back'
import { FailureNote } from '../shared/failure-note'
import { Loaded } from '../shared/loaded'
import { useAsk } from '../shared/use-ask'

type Folio = ResponseOf<typeof folioLockApi.locks>['folios'][number]

/** /home/service-request/folio-lock: nothing leaves a locked folio until its holders unlock it. */
export default function FolioLockPage() {
  const { pan } = useInvestor()
  const locks = useQuery(queryFor(folioLockApi.locks, { panNumber: pan }))
  const asking = useAsk()
  return (
    <Page title="Lock a folio" back={toHub} width="narrow">
      <Stack>
        <Note icon="info">
          Nothing can be redeemed, switched or withdrawn from a locked folio. You can still invest. Unlocking
          takes until the next business day.
        </Note>
        <FailureNote failure={asking.failure} />
        <Loaded what="Your folios" query={locks}>
          {({ folios }) =>
            folios.length ? (
              <Card flush label="Folios">
                {folios.map((folio) => (
                  <FolioRow key={folio.folioNo} folio={folio} asking={asking} />
                ))}
              </Card>
            ) : (
              <EmptyState
                title="No folio yet"
                action={<LinkButton to={href(routes.exploreFunds)}>Explore funds</LinkButton>}
              >
                You get a folio with your first investment.
              </EmptyState>
            )
          }
        </Loaded>
      </Stack>
    </Page>
  )
}

function FolioRow({ folio, asking }: { folio: Folio; asking: ReturnType<typeof useAsk> }) {
  const { folioNo, canChange, lockedAt } = folio
  return (
    <ListRow
      title={`Folio ${maskFolio(folioNo)}`}
      subtitle={reservations(folio)}
      {...(lockedAt && { status: <StatusPill tone="warning">Locked</StatusPill> })}
      action={canChange && <FolioAction folio={folio} asking={asking} />}
    />
  )
}

function reservations({ canChange, lockedAt, unlocking }: Folio): string {
  if (unlocking) return `Unlocks on ${formatDate(unlocking.on)}`
  if (lockedAt) return `Locked since ${formatDate(indiaDate(lockedAt))}`
  return canChange ? 'Open' : 'In Demat form: ask your depository participant'
}

function FolioAction({
  folio: { folioNo, lockedAt, unlocking },
  asking: { ask, busy },
}: {
  folio: Folio
  asking: ReturnType<typeof useAsk>
}) {
  if (unlocking)
    return (
      <LinkButton
        size="sm"
        variant="secondary"
        to={href(routes.oneServiceRequest, { id: unlocking.requestId })}
        aria-label={`See the request to unlock folio ${maskFolio(folioNo)}`}
      >
        See the request
      </LinkButton>
    )
  const word = lockedAt ? 'Unlock' : 'Lock'
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={busy}
      aria-label={`${word} folio ${maskFolio(folioNo)}`}
      onClick={() => void ask(() => api.call(folioLockApi.change, { folioNo, lock: !lockedAt }))}
    >
      {word}
    </Button>
  )
}
