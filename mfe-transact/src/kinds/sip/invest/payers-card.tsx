import {
  Card,
  FormCheckbox,
  FormChoiceRows,
  formatDate,
  formatRupeesRounded,
  href,
  routes,
  TextLink,
  useIsOffered,
  visitMode,
} from '@portal/kernel'
import { MandateUse } from '../mandate-use'
import { payerText } from '../sip-words'
import { accountsOf, type SipFacts, type SipValues } from './sip-values'
import styles from './sip-form.module.css'

/** Whether one instalment is paid today, and which mandate pays the rest. */
export function PayersCard({ facts, values }: { facts: SipFacts; values: SipValues }) {
  const accounts = accountsOf(values, facts)
  const { amount, payFirstNow } = values
  const offered = useIsOffered(routes.eMandate) && visitMode() !== 'quickInvest'
  const options = facts.payers.mandates.map((mandate) => {
    const { umrn, bankId, limit, validTill } = mandate
    const isOfFolio = accounts?.includes(bankId) ?? true
    return {
      value: umrn,
      title: payerText(mandate),
      description: `Up to ${formatRupeesRounded(limit)} a debit, until ${formatDate(validTill)}. Nothing more to sign.`,
      icon: 'bank' as const,
      details: <MandateUse mandate={mandate} more={amount ?? 0} />,
      ...(!isOfFolio && {
        unavailable: 'This account is not in your folio. Choose another folio to use it.',
      }),
    }
  })
  return (
    <Card title="How is it paid?">
      <div className={styles.now}>
        <FormCheckbox name="payFirstNow" label="Pay the first instalment now">
          <b className={styles.title}>Pay the first instalment now</b>
          <span className={styles.hint}>
            {amount ? `${formatRupeesRounded(amount)} by` : 'By'} UPI, net banking or debit card.
          </span>
        </FormCheckbox>
      </div>
      <FormChoiceRows
        name="umrn"
        label={payFirstNow ? 'The rest is debited from' : 'Every instalment is debited from'}
        options={options}
      />
      {offered && (
        <p className={styles.other}>
          <TextLink to={href(routes.eMandateBank, { back: 'sip' })}>Register another mandate</TextLink> We
          keep what you entered here.
        </p>
      )}
    </Card>
  )
}
