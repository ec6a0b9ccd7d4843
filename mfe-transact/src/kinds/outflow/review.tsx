import {
  ActionBar,
  Button,
  Card,
  DetailList,
  formatRupees,
  formatRupeesRounded,
  href,
  OtpDialog,
  Page,
  routes,
  SideLayout,
  Stack,
  Stepper,
} from '@portal/kernel'
import type { OrderTerms } from '@portal/kernel/contracts/order-terms'
import { orderSteps } from '../../transaction/steps'
import type { OutflowKind, OutflowQuote } from './outflow-kind'
import type { NavTiming } from '../../shared/nav-timing'
import { useConf } from '../../shared/use-conf'
import { ConfirmCard } from './confirm-card'
import { LotsCard } from './lots-card'
import { ReviewScheme } from './review-scheme'
import { reviewRows } from './review-rows'
import { usePlaceOutflow } from './use-place-outflow'
import { WaitNote } from './wait-note'

export interface ReviewProps {
  kind: OutflowKind
  terms: OrderTerms
  quote: OutflowQuote
  timing: NavTiming | undefined
}

/** What will happen, when and why then, what it costs, what arrives and what stays; then the one-time code. */
export function Review({ kind, terms, quote, timing }: ReviewProps) {
  const conf = useConf()
  const { words } = kind
  const { otp, confirm, busy, failure } = usePlaceOutflow(kind, terms)
  const button = (label: string) => (
    <Button fullWidth busy={busy} onClick={confirm}>
      {label}
    </Button>
  )
  return (
    <Page
      title={words.check}
      back={{ to: href(routes.redemptionDetail, { plan: kind.plan }), label: words.step }}
    >
      <Stepper
        {...orderSteps(kind.words.step, 'review', href(routes.redemptionDetail, { plan: kind.plan }))}
      />
      <SideLayout
        aside={
          <ConfirmCard
            kind={kind}
            quote={quote}
            timing={timing}
            failure={failure}
            action={button(words.confirm(quote.units))}
          />
        }
      >
        <Stack>
          <ReviewScheme quote={quote} />
          <LotsCard quote={quote} />
          <WaitNote quote={quote} />
          <Card title={words.destination}>
            <DetailList rows={[...kind.destination(quote), ...reviewRows(kind, quote)]} />
          </Card>
        </Stack>
      </SideLayout>
      <ActionBar label={words.figure} amount={formatRupeesRounded(kind.figure(quote))}>
        {button(words.title)}
      </ActionBar>
      <OtpDialog
        {...otp}
        title={`${words.title}: about ${formatRupees(kind.figure(quote))}`}
        length={conf?.otp.digits}
        voice={conf?.otp.voiceText}
      />
    </Page>
  )
}
