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
import { t } from '@portal/kernel/words'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import { folioLockApi } from '@portal/contracts/folios/folio-lock'
import { toHub } from '../shared/back'
import { FailureNote } from '../shared/failure-note'
import { Loaded } from '../shared/loaded'
import { folioName } from '../shared/names'
import { useAsk } from '../shared/use-ask'

type Folio = ResponseOf<typeof folioLockApi.locks>['folios'][number]

/** /home/service-request/folio-lock: nothing leaves a locked folio until its holders unlock it. */
export default function FolioLockPage() {
  const { pan } = useInvestor()
  const locks = useQuery(queryFor(folioLockApi.locks, { panNumber: pan }))
  const asking = useAsk()
  return (
    <Page title={t`Lock a folio`} back={toHub()} width="narrow">
      <Stack>
        <Note icon="info">
          {t`Nothing can be redeemed, switched or withdrawn from a locked folio. You can still invest. Unlocking takes until the next business day.`}
        </Note>
        <FailureNote failure={asking.failure} />
        <Loaded failure={t`Your folios did not load`} query={locks}>
          {({ folios }) =>
            folios.length ? (
              <Card flush label={t`Folios`}>
                {folios.map((folio) => (
                  <FolioRow key={folio.folioNo} folio={folio} asking={asking} />
                ))}
              </Card>
            ) : (
              <EmptyState
                title={t`No folio yet`}
                action={<LinkButton to={href(routes.exploreFunds)}>{t`Explore funds`}</LinkButton>}
              >
                {t`You get a folio with your first investment.`}
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
      title={folioName(folioNo)}
      subtitle={reservations(folio)}
      {...(lockedAt && { status: <StatusPill tone="warning">{t`Locked`}</StatusPill> })}
      action={canChange && <FolioAction folio={folio} asking={asking} />}
    />
  )
}

function reservations({ canChange, lockedAt, unlocking }: Folio): string {
  if (unlocking) {
    const day = formatDate(unlocking.on)
    return t`Unlocks on ${day}`
  }
  if (lockedAt) {
    const day = formatDate(indiaDate(lockedAt))
    return t`Locked since ${day}`
  }
  return canChange ? t`Open` : t`In Demat form: ask your depository participant`
}

function FolioAction({
  folio: { folioNo, lockedAt, unlocking },
  asking: { ask, busy },
}: {
  folio: Folio
  asking: ReturnType<typeof useAsk>
}) {
  const folio = maskFolio(folioNo)
  if (unlocking)
    return (
      <LinkButton
        size="sm"
        variant="secondary"
        to={href(routes.oneServiceRequest, { id: unlocking.requestId })}
        aria-label={t`See the request to unlock folio ${folio}`}
      >
        {t`See the request`}
      </LinkButton>
    )
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={busy}
      aria-label={lockedAt ? t`Unlock folio ${folio}` : t`Lock folio ${folio}`}
      onClick={() => void ask(() => api.call(folioLockApi.change, { folioNo, lock: !lockedAt }))}
    >
      {lockedAt ? t`Unlock` : t`Lock`}
    </Button>
  )
}
