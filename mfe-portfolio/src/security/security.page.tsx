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
  textOf,
} from '@portal/kernel'
import { msg, plural, t } from '@portal/kernel/words'
import { sessionsApi, type LogIn } from '@portal/contracts/identity/sessions'
import { at } from './moment'
import { Passkeys } from './passkeys'

/** Where codes go, and what a recovery asks. */
function RecoveryCard() {
  return (
    <Card
      title={t`Recovery details`}
      subtitle={t`Your mobile and e-mail for one-time codes.`}
      action={
        <LinkButton variant="secondary" size="sm" to={href(routes.recoveryDetails)}>
          {t`See and change`}
        </LinkButton>
      }
    >
      <p>{t`They bring you back in if you forget your password.`}</p>
    </Card>
  )
}

const sessionsQuery = queryFor(sessionsApi.sessions, {})

/** /home/profile/security: where the investor is logged in, and was. */
export default function SecurityPage() {
  const sessions = useQuery(sessionsQuery)
  return (
    <Page title={t`Security`} back={{ to: href(routes.accountDetails), label: t`My profile` }}>
      {sessions.data ? (
        <Stack>
          <LogIns {...sessions.data} />
          <Passkeys />
          <RecoveryCard />
        </Stack>
      ) : sessions.error ? (
        <ErrorPanel
          fullPage
          title={t`Your log-ins did not load`}
          error={sessions.error}
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
          {t`If that was not you, change your password from the menu at your name.`}
        </Note>
      )}
      <Card
        title={t`Logged in now`}
        subtitle={t`If you do not know one of these, sign it out and change your password.`}
        flush
      >
        {open.map((session) => (
          <OpenSession key={session.sessionId} session={session} />
        ))}
      </Card>
      <Card
        title={t`Earlier log-ins`}
        subtitle={days && plural(days, { one: 'Of the last # day.', other: 'Of the last # days.' })}
        flush
      >
        {over.length ? (
          over.map((session) => (
            <ListRow
              key={session.sessionId}
              title={deviceOf(session)}
              subtitle={spanOf(session)}
              status={<Ending of={session.ended ?? 'logout'} />}
            />
          ))
        ) : (
          <EmptyState
            title={t`No earlier log-ins`}
          >{t`You see them here once you have signed out.`}</EmptyState>
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
    onSuccess: () => host.toast({ type: 'success', message: t`That device is signed out.` }),
    onError: () =>
      host.toast({ type: 'danger', message: t`That device was not signed out.`, message2: t`Try again.` }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  const device = deviceOf(session)
  const since = at(session.startedAt)
  const seen = at(session.lastSeenAt)
  return (
    <ListRow
      title={device}
      subtitle={t`Logged in ${since} · last seen ${seen}`}
      action={
        session.current ? (
          <StatusPill tone="positive">{t`You are here`}</StatusPill>
        ) : (
          <Button variant="secondary" size="sm" busy={end.isPending} onClick={() => end.mutate()}>
            {t`Sign out there`}
            <VisuallyHidden>{t`, ${device}, logged in ${since}`}</VisuallyHidden>
          </Button>
        )
      }
    />
  )
}

const endings = {
  logout: { tone: 'neutral', text: msg`Signed out` },
  expired: { tone: 'neutral', text: msg`Not used for a day` },
  password: { tone: 'info', text: msg`Password changed` },
  reuse: { tone: 'warning', text: msg`Ended for your safety` },
} as const

function Ending({ of }: { of: keyof typeof endings }) {
  const { tone, text } = endings[of]
  return <StatusPill tone={tone}>{textOf(text)}</StatusPill>
}

function spanOf({ startedAt, endedAt, lastSeenAt }: LogIn): string {
  const [first, last] = [at(startedAt), at(endedAt ?? lastSeenAt)]
  return t`${first} to ${last}`
}

const deviceOf = ({ thisDevice, deviceName }: LogIn): string => {
  if (!deviceName) return thisDevice ? t`This browser` : t`Another browser or device`
  return thisDevice ? t`This browser (${deviceName})` : deviceName
}

const failedText = (count: number): string =>
  plural(count, {
    1: 'A wrong password was typed in once',
    one: 'A wrong password was typed in # time',
    other: 'A wrong password was typed in # times',
  })
