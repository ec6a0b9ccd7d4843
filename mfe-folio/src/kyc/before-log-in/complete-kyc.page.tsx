import {
  Button,
  Card,
  ErrorPanel,
  href,
  LinkButton,
  Note,
  Page,
  routes,
  Skeleton,
  SkeletonRegion,
  Stack,
  textOf,
  getSetPasswordToken,
  readStored,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { ConfirmedPerson } from '@portal/contracts/kyc/kyc'
import { kycMessageOf } from '@portal/contracts/kyc/kyc-words'
import { useState } from 'react'
import { AgenciesCard } from '../agencies-card'
import { messageWords } from '../kyc-words'
import { NeedsCard } from '../needs-card'
import { goToProvider } from '../provider-address'
import { BeginCard } from './begin-card'
import { useKycBeforeLogIn } from './kyc-before-log-in'

/** Whose KYC it is; undefined where no code was entered, or what it allowed is over. */
const confirmedPerson = (): ConfirmedPerson | undefined =>
  getSetPasswordToken() ? readStored('registrationDetails', ConfirmedPerson) : undefined

/** /complete-kyc: the KYC of whoever has confirmed a PAN by code and has no log-in yet (S7.034). */
export default function CompleteKycPage() {
  const [person] = useState(confirmedPerson)
  return (
    <Page
      title={t`Complete your KYC`}
      context={t`You do it once, for all mutual funds. It usually takes 10 minutes.`}
      back={{ to: href(routes.quickInvest), label: t`Invest without logging in` }}
      width="narrow"
    >
      {person ? <Kyc person={person} /> : <AskForCode />}
    </Page>
  )
}

function AskForCode() {
  return (
    <Note
      tone="warning"
      title={t`Ask for a one-time code first`}
      action={
        <LinkButton
          to={href(routes.quickInvest)}
          variant="secondary"
          size="sm"
        >{t`Ask for a code`}</LinkButton>
      }
    >
      {t`Choose a fund and confirm your PAN with a code. If your KYC is missing, you complete it next.`}
    </Note>
  )
}

function Kyc({ person }: { person: ConfirmedPerson }) {
  const { status, cameBack, name } = useKycBeforeLogIn(person)
  const { data, error } = status
  if (error?.status === 401) return <AskForCode />
  if (error)
    return (
      <ErrorPanel
        fullPage
        title={t`Your KYC did not load`}
        retrying={status.isFetching}
        error={error}
        onRetry={() => void status.refetch()}
        wayOut={{ to: href(routes.login), label: t`Go to log in` }}
      >
        {error.message}
      </ErrorPanel>
    )
  if (!data)
    return (
      <SkeletonRegion label={t`Loading your KYC`}>
        <Skeleton shape="row" count={4} />
      </SkeletonRegion>
    )
  const isOver = data.status === 'DONE' || data.status === 'PENDING'
  return (
    <Stack>
      {cameBack.error && (
        <Note tone="warning" role="alert">
          {cameBack.error.message}
        </Note>
      )}
      <StatusCard status={data.status} page={data.autoLoginUrL} reason={cameBack.data?.reason} name={name} />
      {!isOver && !data.autoLoginUrL && <BeginCard person={person} kraStatusCode={data.kraStatusCode} />}
      {!isOver && <NeedsCard />}
      {!isOver && <AgenciesCard own={null} />}
    </Stack>
  )
}

interface StatusCardProps {
  status: NonNullable<ReturnType<typeof useKycBeforeLogIn>['status']['data']>['status']
  /** Of a draft, the page that goes on with it. */
  page: string | null
  reason: string | null | undefined
  name: string | undefined
}

function StatusCard({ status, page, reason, name }: StatusCardProps) {
  const { title, text, button } = messageWords[kycMessageOf(status)]
  const isOver = status === 'DONE' || status === 'PENDING'
  return (
    <Card title={status === 'DONE' && name ? t`Your KYC is complete, ${name}` : textOf(title)}>
      <Stack gap="fields">
        {reason && <p>{reason}</p>}
        <p>{textOf(text)}</p>
        {isOver && <LinkButton to={href(routes.quickInvest)}>{textOf(button)}</LinkButton>}
        {page && <Button onClick={() => goToProvider(page)}>{textOf(button)}</Button>}
      </Stack>
    </Card>
  )
}
