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
} from '@portal/kernel'
import { toHub } from '../shared/back'
import { Loaded } from '../shared/loaded'
import { useRequests } from './request.api'
import { stateWords } from './request-words'

/** /home/service-request/requests: all that was asked for, newest first. */
export default function RequestsPage() {
  const requests = useRequests()
  return (
    <Page title="My requests" back={toHub}>
      <Loaded what="Your requests" query={requests}>
        {({ requests: all }) =>
          all.length ? (
            <Card flush label="My requests">
              {all.map(({ requestId, title, requestNumber, createdAt, state }) => (
                <ListRow
                  key={requestId}
                  to={href(routes.oneServiceRequest, { id: requestId })}
                  title={title}
                  subtitle={`${requestNumber}, ${formatDate(indiaDate(createdAt))}`}
                  status={<StatusPill tone={stateWords[state].tone}>{stateWords[state].label}</StatusPill>}
                />
              ))}
            </Card>
          ) : (
            <EmptyState
              fullPage
              title="No requests yet"
              action={<LinkButton to={href(routes.serviceRequest)}>See what you can change</LinkButton>}
            >
              What you ask us to change is listed here, with its status.
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  )
}
