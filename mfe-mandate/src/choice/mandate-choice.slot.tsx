import {
  ChoiceRows,
  scopeOfVisit,
  formatDate,
  formatRupeesRounded,
  href,
  mandateAnswerText,
  MandateUse,
  Note,
  routes,
  shortNumber,
  Stack,
  TextLink,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { PayingMandate, PendingMandate } from '@portal/contracts/systematic-plans/sip'
import type { MandateChoiceProps } from '@portal/contracts/wire/slots'

/** The slot "mandate-choice": which mandate pays the instalments of a SIP, as a part of a form of another remote. */
export default function MandateChoiceSlot(props: MandateChoiceProps) {
  const { id, question, value, onChange, error, mandates, pending } = props
  return (
    <Stack gap="fields">
      {mandates.length > 0 && (
        <ChoiceRows<string>
          id={id}
          label={question}
          value={value}
          onChange={onChange}
          error={error}
          options={mandates.map((mandate) => rowOf(mandate, props))}
        />
      )}
      {pending.map((each) => (
        <Pending key={each.registrationId} mandate={each} />
      ))}
      {/* The session of quick invest makes no mandate. */}
      {!scopeOfVisit() && (
        <p>
          <TextLink to={href(routes.eMandateBank, { back: 'sip' })}>
            {mandates.length ? t`Register another mandate` : t`Register a mandate`}
          </TextLink>{' '}
          {t`We keep what you entered here.`}
        </p>
      )}
    </Stack>
  )
}

const accountOf = ({ bankName, accountLast4 }: Pick<PayingMandate, 'bankName' | 'accountLast4'>) =>
  `${bankName} ${shortNumber(accountLast4)}`

function rowOf(mandate: PayingMandate, { amount, bankIds }: MandateChoiceProps) {
  const { umrn, bankId, limit, validTill } = mandate
  const most = formatRupeesRounded(limit)
  const lastDay = formatDate(validTill)
  const isOfFolio = bankIds?.includes(bankId) ?? true
  return {
    value: umrn,
    title: accountOf(mandate),
    description: t`Up to ${most} a debit, until ${lastDay}. Nothing more to sign.`,
    icon: 'bank' as const,
    details: <MandateUse mandate={mandate} more={amount ?? 0} />,
    ...(!isOfFolio && {
      unavailable: t`This account is not in your folio. Choose another folio to use it.`,
    }),
  }
}

/** It can pay nothing before the bank has registered it. */
function Pending({ mandate }: { mandate: PendingMandate }) {
  const { expectedOn } = mandate
  const account = accountOf(mandate)
  return (
    <Note tone="info" icon="clock" title={t`${account} cannot pay yet.`} compact>
      {t`Your bank is registering this mandate.`}
      {expectedOn && ` ${mandateAnswerText(expectedOn)}`}
    </Note>
  )
}
