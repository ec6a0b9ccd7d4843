import {
  Card,
  DetailList,
  EmptyState,
  formatTime,
  formatDate,
  href,
  indiaDate,
  LinkButton,
  maskFolio,
  Note,
  Page,
  routes,
  SideLayout,
  Stack,
  StatusPill,
  Timeline,
  textOf,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ServiceRequest } from '@portal/contracts/service-requests/service-request'
import { toHub } from '../shared/back'
import { Loaded } from '../shared/loaded'
import { AttachmentCard } from './attachment-card'
import { useRequest } from './request.api'
import { RequestActions } from './request-actions'
import { isOpen, stateWords } from './request-words'
import { SignaturesCard } from './signatures-card'

interface RequestViewProps {
  requestId: string
  /** Names the page where it is a step of a flow. */
  title?: string
}

/** One request, on its own page and as the last step of the flow that made it. */
export function RequestView({ requestId, title }: RequestViewProps) {
  const request = useRequest(requestId)
  if (!/^[0-9a-f-]{36}$/.test(requestId) || request.error?.status === 404) return <NoRequest />
  const { data } = request
  const what = data?.request.title ?? title ?? t`Request`
  return (
    <Page
      title={data?.request.state === 'unsigned' && title ? title : what}
      context={data && <Context request={data.request} />}
      back={toHub()}
    >
      <Loaded failure={t`Your request did not load`} query={request}>
        {({ request: own }) => <Parts request={own} />}
      </Loaded>
    </Page>
  )
}

function Context({ request: { requestNumber, folioNo, state } }: { request: ServiceRequest }) {
  const folio = folioNo && maskFolio(folioNo)
  return (
    <>
      {folio ? t`${requestNumber}, folio ${folio}` : requestNumber}{' '}
      <StatusPill tone={stateWords[state].tone}>{textOf(stateWords[state].label)}</StatusPill>
    </>
  )
}

function Parts({ request }: { request: ServiceRequest }) {
  const { changes, state, stateText, timeline } = request
  const tone = stateWords[state].tone
  return (
    <SideLayout
      aside={<TimelineCard timeline={timeline} open={isOpen(request)} stateText={stateText} />}
      asideLabel={t`Status`}
    >
      <Stack>
        <Note tone={tone === 'neutral' ? 'info' : tone} role="status">
          {stateText}
        </Note>
        <Card title={t`What changes`}>
          <DetailList
            rows={changes.map(({ label, from, to }) => ({
              label,
              value: from ? `${from} → ${to}` : to,
            }))}
          />
        </Card>
        <SignaturesCard request={request} />
        <AttachmentCard request={request} />
        <RequestActions request={request} />
      </Stack>
    </SideLayout>
  )
}

function TimelineCard({
  timeline,
  open,
  stateText,
}: Pick<ServiceRequest, 'timeline' | 'stateText'> & { open: boolean }) {
  const past = timeline.map(({ at, text }) => ({
    title: text,
    text: `${formatDate(indiaDate(at))}, ${formatTime(at)}`,
    state: 'done' as const,
  }))
  return (
    <Card title={t`Timeline`}>
      <Timeline items={[...past, ...(open ? [{ title: stateText, state: 'now' as const }] : [])]} />
    </Card>
  )
}

function NoRequest() {
  return (
    <Page title={t`Request`} back={toHub()}>
      <EmptyState
        fullPage
        title={t`We could not find this request`}
        action={<LinkButton to={href(routes.serviceRequests)}>{t`My requests`}</LinkButton>}
      >
        {t`The link may be incomplete. All of your requests are in your list.`}
      </EmptyState>
    </Page>
  )
}
