import { inPeakMonth } from '@portal/contracts/validation'
import {
  Button,
  Card,
  formatRupeesRounded,
  FormCheckbox,
  FormControl,
  href,
  LinkButton,
  mandateAnswerText,
  Note,
  Page,
  routes,
  Slot,
  Stack,
  useIsOffered,
  useSetAtom,
  visitMode,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { PendingMandate } from '@portal/contracts/systematic-plans/sip'
import { withChange } from '../purchase/purchase-draft'
import { TypeChoice } from '../purchase/where-cards'
import { usual } from './quote'
import { accountsOf, mandateIn, type SipFacts, type SipValues, timingOf } from './sip-values'
import { draftAtom } from '../../transaction/draft'
import styles from './sip.module.css'
import { accountName } from '../../shared/payout-account'

/** The ways of the payment page, which follows the review. */
function waysToPay(amount: number | null): string {
  if (!amount) return t`By UPI, net banking, debit card, RTGS/NEFT or cheque. You choose after the review.`
  const sum = formatRupeesRounded(amount)
  return t`${sum} by UPI, net banking, debit card, RTGS/NEFT or cheque. You choose after the review.`
}

/** Whether one instalment is paid today, and which mandate pays the rest. */
export function PayersCard({ facts, values }: { facts: SipFacts; values: SipValues }) {
  const { amount = null, payFirstNow } = values
  const { mandates, pending } = facts.payers
  const chosen = mandateIn(facts, values.umrn)
  const endless = timingOf({ ...values, sipPeriod: usual.sipPeriod }, facts.payers)
  const question = payFirstNow ? t`The rest is debited from` : t`Every instalment is debited from`
  return (
    <Card title={t`How is it paid?`}>
      <div className={styles.now}>
        <FormCheckbox name="payFirstNow" label={t`Pay the first instalment now`}>
          <b className={styles.title}>{t`Pay the first instalment now`}</b>
          <span className={styles.hint}>{waysToPay(amount)}</span>
        </FormCheckbox>
      </div>
      <FormControl<string> name="umrn" label={question}>
        {({ value = null, ...control }) => (
          <Slot
            name="mandate-choice"
            label={t`Your mandates`}
            {...control}
            {...{ question, value, mandates, pending }}
            amount={endless ? inPeakMonth(endless) : null}
            bankIds={accountsOf(values, facts)}
            instead={
              chosen && (
                <p className={styles.other}>
                  {t`${{ account: accountName(chosen) }} pays, as long as you choose no other one.`}
                </p>
              )
            }
          />
        )}
      </FormControl>
    </Card>
  )
}

/** Says that a SIP needs a mandate, with the ways on: setting one up, where that is offered, and investing once. */
export function NoMandate({ title, pending }: { title: string; pending: readonly PendingMandate[] }) {
  // Its session makes no mandate.
  const isQuick = visitMode() === 'quickInvest'
  const offered = useIsOffered(routes.eMandate) && !isQuick
  const setDraft = useSetAtom(draftAtom)
  const once = () => setDraft((last) => withChange(last, { transactionType: 'LUMPSUM' }))
  return (
    <Page title={title} back={{ to: href(routes.exploreFunds), label: t`Explore funds` }}>
      <Card title={t`How do you want to invest?`}>
        <Stack gap="fields">
          <TypeChoice />
          <Note tone="warning" title={t`You have no active mandate`}>
            {t`A mandate lets your bank pay each instalment. You can start a SIP once you have one.`}
            {isQuick && ` ${t`Log in to set it up, or invest once now.`}`}
          </Note>
          {pending.map((each) => (
            <Note
              key={each.registrationId}
              icon="clock"
              title={t`${{ account: accountName(each) }} cannot pay yet.`}
              compact
            >
              {t`Your bank is registering this mandate.`}
              {each.expectedOn && ` ${mandateAnswerText(each.expectedOn)}`}
            </Note>
          ))}
          {offered && (
            <LinkButton to={href(routes.eMandateBank, { back: 'sip' })} fullWidth>
              {t`Set up a mandate`}
            </LinkButton>
          )}
          <Button variant={offered ? 'secondary' : 'primary'} fullWidth onClick={once}>
            {t`Invest once instead`}
          </Button>
        </Stack>
      </Card>
    </Page>
  )
}
