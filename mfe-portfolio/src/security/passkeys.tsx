import {
  api,
  Button,
  Card,
  EmptyState,
  ErrorPanel,
  href,
  LinkButton,
  ListRow,
  queryFor,
  routes,
  Skeleton,
  SkeletonRegion,
  useHost,
  useMutation,
  useQuery,
  useQueryClient,
  VisuallyHidden,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { passkeyApi, type Passkey } from '@portal/contracts/identity/passkey'
import { at } from './moment'

const passkeysQuery = queryFor(passkeyApi.list, {})

/** The devices that log the investor in without the password. */
export function Passkeys() {
  const kept = useQuery(passkeysQuery)
  return (
    <Card
      title={t`Passkeys`}
      subtitle={t`Log in with your fingerprint, face or screen lock.`}
      action={
        <LinkButton variant="secondary" size="sm" to={href(routes.addPasskey)}>
          {t`Add a passkey`}
        </LinkButton>
      }
      flush
    >
      {kept.data ? (
        <PasskeyRows passkeys={kept.data.passkeys} />
      ) : kept.error ? (
        <ErrorPanel
          title={t`Your passkeys did not load`}
          error={kept.error}
          onRetry={() => void kept.refetch()}
          retrying={kept.isFetching}
        >
          {kept.error.message}
        </ErrorPanel>
      ) : (
        <SkeletonRegion>
          <Skeleton shape="row" count={1} />
        </SkeletonRegion>
      )}
    </Card>
  )
}

function PasskeyRows({ passkeys }: { passkeys: readonly Passkey[] }) {
  if (passkeys.length === 0)
    return (
      <EmptyState title={t`No passkeys`}>{t`You log in with your password or a one-time code.`}</EmptyState>
    )
  return passkeys.map((passkey) => <PasskeyRow key={passkey.passkeyId} passkey={passkey} />)
}

function PasskeyRow({ passkey: { passkeyId, label, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const client = useQueryClient()
  const host = useHost()
  const remove = useMutation({
    mutationFn: () => api.call(passkeyApi.remove, { passkeyId }),
    onSuccess: () =>
      host.toast({ type: 'success', message: t`That passkey is removed. Your password still works.` }),
    onError: () =>
      host.toast({ type: 'danger', message: t`That passkey was not removed.`, message2: t`Try again.` }),
    onSettled: () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  })
  const added = at(createdAt)
  const used = lastUsedAt && at(lastUsedAt)
  return (
    <ListRow
      title={label}
      subtitle={used ? t`Added ${added} · last used ${used}` : t`Added ${added} · not used yet`}
      action={
        <Button variant="secondary" size="sm" busy={remove.isPending} onClick={() => remove.mutate()}>
          {t`Remove`}
          <VisuallyHidden>, {label}</VisuallyHidden>
        </Button>
      }
    />
  )
}
