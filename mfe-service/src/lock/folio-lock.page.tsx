import {
  api,
  Button,
  Card,
  EmptyState,
  formatDate,
  indiaDate,
  ListRow,
  maskFolio,
  Note,
  Page,
  queryFor,
  Stack,
  StatusPill,
  useInvestor,
  useQuery,
} from '@portal/kernel'
import { folioLockApi } from '@portal/kernel/contracts/folio-lock'
import { toHub } from '../shared/back'
import { FailureNote } from '../shared/failure-note'
import { Loaded } from '../shared/loaded'
import { useAsk } from '../shared/use-ask'

/** /home/service-request/folio-lock: nothing leaves a locked folio until its holders unlock it. */
export default function FolioLockPage() {
  const { pan } = useInvestor()
  const locks = useQuery(queryFor(folioLockApi.locks, { panNumber: pan }))
  const { ask, busy, failure } = useAsk()
  return (
    <Page title="Lock a folio" back={toHub} width="narrow">
      <Stack>
        <Note icon="info">
          Nothing can be redeemed, switched or withdrawn from a locked folio. You can still invest. Unlocking
          takes until the next business day.
        </Note>
        <FailureNote failure={failure} />
        <Loaded what="Your folios" query={locks}>
          {({ folios }) =>
            folios.length ? (
              <Card flush label="Folios">
                {folios.map(({ folioNo, canChange, lockedAt }) => (
                  <ListRow
                    key={folioNo}
                    title={`Folio ${maskFolio(folioNo)}`}
                    subtitle={
                      lockedAt
                        ? `Locked since ${formatDate(indiaDate(lockedAt))}`
                        : canChange
                          ? 'Open'
                          : 'In Demat form: ask your depository participant'
                    }
                    {...(lockedAt && { status: <StatusPill tone="warning">Locked</StatusPill> })}
                    action={
                      canChange && (
                        <Button
                          size="sm"
                          variant="secondary"
                          busy={busy}
                          aria-label={`${lockedAt ? 'Unlock' : 'Lock'} folio ${maskFolio(folioNo)}`}
                          onClick={() =>
                            void ask(() => api.call(folioLockApi.change, { folioNo, lock: !lockedAt }))
                          }
                        >
                          {lockedAt ? 'Unlock' : 'Lock'}
                        </Button>
                      )
                    }
                  />
                ))}
              </Card>
            ) : (
              <EmptyState title="No folio yet">You get a folio with your first investment.</EmptyState>
            )
          }
        </Loaded>
      </Stack>
    </Page>
  )
}
