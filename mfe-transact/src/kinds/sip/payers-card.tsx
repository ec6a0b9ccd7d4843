import { Card, FormCheckbox, FormControl, formatRupeesRounded, inDearestMonth, Slot } from '@portal/kernel'
import { payerText } from '../../shared/sip-words'
import { accountsOf, mandateIn, timingOf, type SipFacts, type SipValues } from './sip-values'
import styles from './sip-form.module.css'

/** Those of the payment page, which follows the review. */
const waysToPay = 'UPI, net banking, debit card, RTGS/NEFT or cheque. You choose after the review.'

/** Whether one instalment is paid today, and which mandate pays the rest. */
export function PayersCard({ facts, values }: { facts: SipFacts; values: SipValues }) {
  const { amount = null, payFirstNow } = values
  const { mandates, pending } = facts.payers
  const chosen = mandateIn(facts, values.umrn)
  const endless = timingOf({ ...values, sipPeriod: 'Till Canceled' }, facts.payers)
  const question = payFirstNow ? 'The rest is debited from' : 'Every instalment is debited from'
  return (
    <Card title="How is it paid?">
      <div className={styles.now}>
        <FormCheckbox name="payFirstNow" label="Pay the first instalment now">
          <b className={styles.title}>Pay the first instalment now</b>
          <span className={styles.hint}>
            {amount ? `${formatRupeesRounded(amount)} by` : 'By'} {waysToPay}
          </span>
        </FormCheckbox>
      </div>
      <FormControl<string> name="umrn" label={question}>
        {({ value = null, ...control }) => (
          <Slot
            name="mandate-choice"
            label="Your mandates"
            {...control}
            {...{ question, value, mandates, pending }}
            amount={endless ? inDearestMonth(endless) : null}
            bankIds={accountsOf(values, facts)}
            instead={
              chosen && (
                <p className={styles.other}>{payerText(chosen)} pays, as long as you choose no other one.</p>
              )
            }
          />
        )}
      </FormControl>
    </Card>
  )
}
