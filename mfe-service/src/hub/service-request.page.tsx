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
  textOf,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
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
    <Page title={t`Service requests`} context={t`Change your details without a form or a branch visit.`}>
      <SideLayout asideLabel={t`Your requests`} aside={<Aside />}>
        <Stack>
          {serviceGroups.map(({ title, services }, at) => (
            <Card key={at} flush title={textOf(title)}>
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
        title={t`Not in the list?`}
        subtitle={answerTime ? t`Write to us. ${answerTime}` : t`Write to us.`}
      >
        <LinkButton variant="secondary" fullWidth to={href(routes.askQuery)}>
          {t`Ask a question`}
        </LinkButton>
      </Card>
    </Stack>
  )
}

function SwitchedOff() {
  return (
    <Page title={t`Service requests`}>
      <EmptyState
        fullPage
        title={t`Service requests are not offered here`}
        action={<LinkButton to={href(routes.askQuery)}>{t`Ask a question`}</LinkButton>}
      >
        <Trans>
          Write to us what should change, with the papers for it, or call <HelplineLink />. You see your
          details in <TextLink to={href(routes.accountDetails)}>your profile</TextLink>.
        </Trans>
      </EmptyState>
    </Page>
  )
}
