import {
  Card,
  ErrorPanel,
  href,
  Link,
  ProgressBar,
  routes,
  Skeleton,
  SkeletonRegion,
  Tag,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ServiceRequest } from '@portal/contracts/service-requests/service-request'
import { isOpen, waitDay } from '../requests/request-words'
import { useRequests, useRequestSettings } from '../requests/request.api'
import styles from './in-progress-card.module.css'

/** Requests that are under way, with how far a wait has come; the list of all of them. */
export function InProgressCard() {
  const requests = useRequests()
  const today = useRequestSettings().data?.today
  if (requests.error && !requests.data)
    return (
      <ErrorPanel
        title={t`Your requests did not load`}
        error={requests.error}
        onRetry={() => void requests.refetch()}
        retrying={requests.isFetching}
      />
    )
  if (!requests.data)
    return (
      <SkeletonRegion>
        <Skeleton shape="row" count={2} />
      </SkeletonRegion>
    )
  const open = requests.data.requests.filter(isOpen)
  return (
    <Card title={t`In progress`} action={open.length > 0 && <Tag>{open.length}</Tag>}>
      {open.length ? (
        <ul className={styles.list}>
          {open.map((request) => (
            <Line key={request.requestId} request={request} today={today} />
          ))}
        </ul>
      ) : (
        <p>{t`Nothing is waiting.`}</p>
      )}
      <p className={styles.all}>
        <Link to={href(routes.serviceRequests)}>{t`All my requests`}</Link>
      </p>
    </Card>
  )
}

function Line({ request, today }: { request: ServiceRequest; today: string | undefined }) {
  const { requestId, title, stateText, wait } = request
  const progress = wait && today ? waitDay(wait, today) : undefined
  const { day = 0, of = 0 } = progress ?? {}
  return (
    <li className={styles.line}>
      <Link to={href(routes.oneServiceRequest, { id: requestId })}>{title}</Link>
      <p className={styles.text}>
        {stateText}
        {of > 1 && ` ${t`Day ${day} of ${of}.`}`}
      </p>
      {of > 1 && <ProgressBar label={title} value={day} max={of} size="sm" />}
    </li>
  )
}
