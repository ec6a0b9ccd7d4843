import {
  ActionBar,
  Button,
  Card,
  type Column,
  DataTable,
  DetailList,
  formatShortDate,
  formatTime,
  OtpDialog,
  Page,
  RefusalNote,
  SideLayout,
  Stack,
  Stepper,
} from '@portal/kernel'
import type { PlanChangeQuote } from '@portal/kernel/contracts/plan-change'
import type { PlanChangeTerms } from '@portal/kernel/contracts/plan-change-terms'
import { SchemeHead } from '../../shared/scheme-head'
import { useConf } from '../../shared/use-conf'
import { mayRepeat } from '../../transaction/place-with-code'
import type { Confirmation } from '../../transaction/use-confirm'
import { changeFieldsAddress } from './changed-address'
import { orderSteps } from '../../transaction/steps'
import styles from './plans.module.css'
import { type Compared, compared, confirmLabels, happeningRows, whyThen } from './review-words'
import { useOrderChange } from './use-order-change'

export interface ReviewProps {
  terms: PlanChangeTerms
  quote: PlanChangeQuote
}

/** The plan before and after the change, from when, and until when it can be undone; then the one-time code. */
export function Review({ terms, quote }: ReviewProps) {
  const conf = useConf()
  const { otp, confirm, busy, failure } = useOrderChange(terms)
  const label = confirmLabels[quote.kind]
  const button = (
    <Button fullWidth busy={busy} onClick={confirm}>
      {label}
    </Button>
  )
  return (
    <Page title="Check your change" back={{ to: changeFieldsAddress(terms), label: 'Change' }}>
      <Stepper {...orderSteps('Change', 'review')} />
      <SideLayout
        aside={
          <Card title="What happens">
            <DetailList rows={happeningRows(quote)} />
            <div className={styles.blocks}>
              {failure && <FailureNote failure={failure} />}
              <div className={styles.wide}>{button}</div>
            </div>
            <p className={styles.small}>
              We send a one-time code. You can take the change back until {formatTime(quote.cancelUntil)}.
            </p>
          </Card>
        }
      >
        <Stack>
          <ComparisonCard quote={quote} />
        </Stack>
      </SideLayout>
      <ActionBar>{button}</ActionBar>
      <OtpDialog {...otp} title={label} length={conf?.otp.digits} voice={conf?.otp.voiceText} />
    </Page>
  )
}

function ComparisonCard({ quote }: { quote: PlanChangeQuote }) {
  const { scheme, planKind, holdsFrom, planId } = quote
  return (
    <Card title={`${planKind} ${planId}`} flush>
      <div className={styles.padded}>
        <SchemeHead
          category={scheme.fundType}
          name={scheme.schemeName}
          planMode={scheme.planMode}
          optDesc={scheme.optDesc}
        />
      </div>
      <DataTable
        caption="The plan before and after the change"
        columns={columns(holdsFrom)}
        rows={compared(quote)}
        rowKey={({ label }) => label}
        cardsBelow="never"
      />
      <div className={styles.padded}>
        <p className={styles.small}>{whyThen}</p>
      </div>
    </Card>
  )
}

const columns = (holdsFrom: string): Column<Compared>[] => [
  { key: 'label', header: 'What', heading: true, cell: ({ label }) => label },
  { key: 'before', header: 'Now', cell: ({ before }) => before },
  {
    key: 'after',
    header: `From ${formatShortDate(holdsFrom)}`,
    cell: ({ after, isChanged }) => (isChanged ? <span className={styles.changed}>{after}</span> : after),
  },
]

function FailureNote({ failure }: { failure: NonNullable<Confirmation['failure']> }) {
  if (mayRepeat(failure))
    return (
      <RefusalNote tone="warning" title="You may have ordered this change.">
        {failure.message} Confirm again: you do not order it twice.
      </RefusalNote>
    )
  return <RefusalNote title="Your change was not ordered.">{failure.message}</RefusalNote>
}
