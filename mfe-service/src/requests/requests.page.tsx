import {
  Card,
  EmptyState,
  formatDate,
  href,
  indiaDate,
  LinkButton,
  ListRow,
  Page,
  routes,
  StatusPill,
  textOf,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { toHub } from '../shared/back'
import { Loaded } from '../shared/loaded'
import { useRequests } from './request.api'
import { stateWords } from './request-words'

/** /home/service-request/requests: all that was asked for, newest first. */
export default function RequestsPage() {
  const requests = useRequests()
  return (
    <Page title={t`My requests`} back={toHub()}>
      <Loaded failure={t`Your requests did not load`} query={requests}>
        {({ requests: all }) =>
          all.length ? (
            <Card flush label={t`My requests`}>
              {all.map(({ requestId, title, requestNumber, createdAt, state }) => (
                <ListRow
                  key={requestId}
                  to={href(routes.oneServiceRequest, { id: requestId })}
                  title={title}
                  subtitle={`${requestNumber}, ${formatDate(indiaDate(createdAt))}`}
                  status={
                    <StatusPill tone={stateWords[state].tone}>{textOf(stateWords[state].label)}</StatusPill>
                  }
                />
              ))}
            </Card>
          ) : (
            <EmptyState
              fullPage
              title={t`No requests yet`}
              action={<LinkButton to={href(routes.serviceRequest)}>{t`See what you can change`}</LinkButton>}
            >
              {t`What you ask us to change is listed here, with its status.`}
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  )
}
