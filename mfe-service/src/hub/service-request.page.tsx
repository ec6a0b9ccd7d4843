import {
  Card,
  EmptyState,
  HelplineLink,
  href,
  LinkButton,
  Page,
  queryFor,
  routes,
  SideLayout,
  Stack,
  TextLink,
  useQuery,
} from '@portal/kernel'
import { contentApi } from '@portal/contracts/support/content'
import { useAnswerTime } from '../shared/periods'
import { InProgressCard } from './in-progress-card'
import { serviceGroups } from './service-groups'
import { ServiceGrid } from './service-grid'

/** /home/service-request: everything that can be changed without a form or a branch visit (S2.027). */
export default function ServiceRequestPage() {
  const conf = useQuery(queryFor(contentApi.conf, {}))
  if (conf.data && !conf.data.serviceRequests) return <SwitchedOff />
  return (
    <Page title="Service requests" context="Change your details without a form or a branch visit.">
      <SideLayout asideLabel="Your requests" aside={<Aside />}>
        <Stack>
          {serviceGroups.map(({ title, services }) => (
            <Card key={title} flush title={title}>
              <ServiceGrid services={services} />
            </Card>
          ))}
        </Stack>
      </SideLayout>
    </Page>
  )
}

function Aside() {
  const answerTime = useAnswerTime()
  return (
    <Stack>
      <InProgressCard />
      <Card
        title="Not in the list?"
        subtitle={`Write to us.${answerTime ? ` We answer within ${answerTime}.` : ''}`}
      >
        <LinkButton variant="secondary" fullWidth to={href(routes.askQuery)}>
          Ask a question
        </LinkButton>
      </Card>
    </Stack>
  )
}

function SwitchedOff() {
  return (
    <Page title="Service requests">
      <EmptyState
        fullPage
        title="Service requests are not offered here"
        action={<LinkButton to={href(routes.askQuery)}>Ask a question</LinkButton>}
      >
        Write to us what should change, with the papers for it, or call <HelplineLink />. You see your details
        in <TextLink to={href(routes.accountDetails)}>your profile</TextLink>.
      </EmptyState>
    </Page>
  )
}
