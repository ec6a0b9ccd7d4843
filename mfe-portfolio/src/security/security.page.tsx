import {
  api,
  Button,
  Card,
  EmptyState,
  ErrorPanel,
  href,
  ListRow,
  Note,
  Page,
  queryFor,
  routes,
  Skeleton,
  SkeletonRegion,
  Stack,
  StatusPill,
  useFigures,
  useHost,
  useMutation,
  useQuery,
  useQueryClient,
  VisuallyHidden,
  LinkButton,
} from '@portal/kernel'
import { sessionsApi, type LogIn } from '@portal/contracts/identity/sessions'
import { at } from './moment'
import { Passkeys } from './passkeys'

/** Where codes go, and what a recovery asks. */
function RecoveryCard() {
  return (
    <Card
      title="Recovery details"
      subtitle="Your mobile and e-mail for one-time codes."
      action={
        <LinkButton variant="secondary" size="sm" to={href(routes.recoveryDetails)}>
          See and change
        </LinkButton>
      }
    >
      <p>They bring you back in if you forget your password.</p>
    </Card>
  )
}

const sessionsQuery = queryFor(sessionsApi.sessions, {})

/** /home/profile/security: where the investor is logged in, and was. */
export default function SecurityPage() {
  const sessions = useQuery(sessionsQuery)
  return (
    <Page title="Security" back={{ to: href(routes.accountDetails), label: 'My profile' }}>
      {sessions.data ? (
        <Stack>
          <LogIns {...sessions.data} />
          <Passkeys />
          <RecoveryCard />
        </Stack>
      ) : sessions.error ? (
        <ErrorPanel
          fullPage
          title="Your log-ins did not load"
          onRetry={() => void sessions.refetch()}
          retrying={sessions.isFetching}
        >
          {sessions.error.message}
        </ErrorPanel>
      ) : (
        <SkeletonRegion>
          <Skeleton shape="row" count={4} />
        </SkeletonRegion>
      )}
    </Page>
  )
}

function LogIns({ sessions, failedLogIns }: { sessions: readonly LogIn[]; failedLogIns: number }) {
  const days = useFigures()?.days.logIns
  const open = sessions.filter(({ endedAt }) => endedAt === null)
  const over = sessions.filter(({ endedAt }) => endedAt !== null)
  return (
    <Stack>
      {failedLogIns > 0 && (
        <Note tone="warning" title={failedText(failedLogIns)}>
          If that was not you, change your password from the menu at your name.
        </Note>
      )}
      <Card
        title="Logged in now"
        subtitle="If you do not know one of these, sign it out and change your password."
        flush
      >
        {open.map((session) => (
          <OpenSession key={session.sessionId} session={session} />
        ))}
      </Card>
      <Card title="Earlier log-ins" subtitle={days && `Of the last ${days} days.`} flush>
        {over.length ? (
          over.map((session) => (
            <ListRow
              key={session.sessionId}
              title={deviceOf(session)}
              subtitle={`${at(session.startedAt)} to ${at(session.endedAt ?? session.lastSeenAt)}`}
              status={<StatusPill {...endings[session.ended ?? 'logout']} />}
            />
          ))
        ) : (
          <EmptyState title="No earlier log-ins">You see them here once you have signed out.</EmptyState>
        )}
      </Card>
    </Stack>
  )
}

function OpenSession({ session }: { session: LogIn }) {
  const client = useQueryClient()
  const host = useHost()
  const end = useMutation({
    mutationFn: () => api.call(sessionsApi.endSession, { sessionId: session.sessionId }),
    onSuccess: () => host.toast({ type: 'success', message: 'That device is signed out.' }),
    onError: () =>
      host.toast({ type: 'danger', message: 'That device was not signed out.', message2: 'Try again.' }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  const since = at(session.startedAt)
  return (
    <ListRow
      title={deviceOf(session)}
      subtitle={`Logged in ${since} · last seen ${at(session.lastSeenAt)}`}
      action={
        session.current ? (
          <StatusPill tone="positive">You are here</StatusPill>
        ) : (
          <Button variant="secondary" size="sm" busy={end.isPending} onClick={() => end.mutate()}>
            Sign out there
            <VisuallyHidden>
              , {deviceOf(session)}, logged in {since}
            </VisuallyHidden>
          </Button>
        )
      }
    />
  )
}

const endings = {
  logout: { tone: 'neutral', children: 'Signed out' },
  expired: { tone: 'neutral', children: 'Not used for a day' },
  password: { tone: 'info', children: 'Password changed' },
  reuse: { tone: 'warning', children: 'Ended for your safety' },
} as const

const deviceOf = ({ thisDevice, deviceName }: LogIn): string => {
  if (!deviceName) return thisDevice ? 'This browser' : 'Another browser or device'
  return thisDevice ? `This browser (${deviceName})` : deviceName
}

const failedText = (count: number): string =>
  count === 1 ? 'A wrong password was typed in once' : `A wrong password was typed in ${count} times`
