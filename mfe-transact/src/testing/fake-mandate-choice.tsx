import type { MandateChoiceProps } from '@portal/contracts/wire/slots'

/** What the remote of mandates shows, as far as a form that holds the choice depends on it. */
export default function FakeMandateChoice(props: MandateChoiceProps) {
  const { id, question, value, onChange, error, mandates, pending, bankIds } = props
  return (
    <fieldset id={id} aria-description={error}>
      <legend>{question}</legend>
      {mandates.map(({ umrn, bankName, accountLast4, bankId }) => (
        <label key={umrn}>
          <input
            type="radio"
            name={id}
            checked={umrn === value}
            disabled={!(bankIds?.includes(bankId) ?? true)}
            onChange={() => onChange(umrn)}
          />
          {bankName} ••{accountLast4}
        </label>
      ))}
      {pending.length} pending
    </fieldset>
  )
}
