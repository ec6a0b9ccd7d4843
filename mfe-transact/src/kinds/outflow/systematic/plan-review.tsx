import {
  ActionBar,
  Button,
  Card,
  DetailList,
  formatRupees,
  formatRupeesRounded,
  href,
  Note,
  OtpDialog,
  Page,
  routes,
  SideLayout,
  Stack,
  Stepper,
  useQueryClient,
} from '@portal/kernel'
import { useEffect } from 'react'
import { orderSteps } from '../../../transaction/steps'
import styles from '../outflow.module.css'
import { FailureNote } from '../failure-note'
import { ReviewRefused } from '../review-refused'
import { ReviewScheme } from '../review-scheme'
import { usePlaceOutflow } from '../use-place-outflow'
import type { SystematicKind, SystematicQuote, SystematicDraftTerms } from './systematic-kind'
import { PageFailed } from '../../../shared/page-failed'
import { useConf } from '../../../shared/use-conf'
import { WaitingPage } from '../../../shared/waiting-page'
import { DatesCard } from './dates-card'
import { PlanSum } from './plan-sum'
import { usePlanQuote } from './use-plan-quote'

const dateHasPassed = '-414'

/** Reviews the plan that the draft asks for, with the dates that hold now. */
export function SystematicReview({ kind, wish }: { kind: SystematicKind; wish: SystematicDraftTerms }) {
  const { quote, error, fetching, retry } = usePlanQuote(kind, wish)
  const { check } = kind.words
  if (error?.kind === 'refused') return <ReviewRefused kind={kind} refusal={error} />
  if (error && !quote)
    return <PageFailed title={check} what="Your review" retrying={fetching} onRetry={retry} />
  if (!quote) return <WaitingPage title={check} />
  return <QuotedPlan kind={kind} wish={wish} quote={quote} />
}

interface QuotedPlanProps {
  kind: SystematicKind
  wish: SystematicDraftTerms
  quote: SystematicQuote
}

function QuotedPlan({ kind, wish, quote }: QuotedPlanProps) {
  const client = useQueryClient()
  const conf = useConf()
  const { words } = kind
  const { otp, confirm, busy, failure } = usePlaceOutflow(kind, kind.terms(wish, quote.startDate))
  const isLate = failure?.code === dateHasPassed
  useEffect(() => {
    if (isLate) void client.invalidateQueries()
  }, [isLate, client])
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
          <Card title={words.figure}>
            <PlanSum kind={kind} quote={quote} />
            <div className={styles.blocks}>
              {failure && <FailureNote kind={kind} failure={failure} />}
              <div className={styles.wide}>{button(words.confirm)}</div>
            </div>
            <p className={styles.after}>We send a one-time code.</p>
          </Card>
        }
      >
        <Stack>
          <ReviewScheme quote={quote} />
          <Card title={words.destination}>
            <DetailList rows={kind.destination(quote)} />
          </Card>
          <DatesCard quote={quote} />
          <Note>{words.tax}</Note>
        </Stack>
      </SideLayout>
      <ActionBar label={words.figure} amount={formatRupeesRounded(quote.total ?? quote.amount)}>
        {button(words.confirm)}
      </ActionBar>
      <OtpDialog
        {...otp}
        title={`${words.title}: ${formatRupees(quote.amount)} each time`}
        length={conf?.otp.digits}
        voice={conf?.otp.voiceText}
      />
    </Page>
  )
}
