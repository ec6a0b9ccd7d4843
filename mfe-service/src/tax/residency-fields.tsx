import { Button, FormSelect, FormTextField, Stack } from '@portal/kernel'
import { noTinReasons, type TaxResidency } from '@portal/contracts/service-requests/tax-declaration'
import { noResidency, type ResidencyValues } from './tax-values'

export interface SelectOptions {
  options: readonly { value: string; label: string }[]
}

interface ResidencyFieldsProps extends SelectOptions {
  residencies: readonly ResidencyValues[]
  /** What was declared last, numbers masked. */
  declared: readonly TaxResidency[]
  onChange: (residencies: ResidencyValues[]) => void
}

/** As many as the declaration takes. */
const most = 3
const reasons = Object.entries(noTinReasons).map(([value, label]) => ({ value, label }))

/** Every country outside of India where tax is paid, each with its number or why there is none. */
export function ResidencyFields({ residencies, options, declared, onChange }: ResidencyFieldsProps) {
  const remove = (at: number) => onChange(residencies.filter((_, index) => index !== at))
  return (
    <Stack>
      {residencies.map(({ country }, at) => (
        <OneResidency
          key={at}
          at={at}
          options={options}
          declared={declared.find((each) => each.country === country)?.tin ?? undefined}
          onRemove={residencies.length > 1 ? () => remove(at) : undefined}
        />
      ))}
      {residencies.length < most && (
        <Button variant="secondary" icon="plus" onClick={() => onChange([...residencies, noResidency])}>
          Add another country
        </Button>
      )}
    </Stack>
  )
}

interface OneResidencyProps extends SelectOptions {
  at: number
  /** The number that was declared for the country, masked. */
  declared: string | undefined
  onRemove: (() => void) | undefined
}

function OneResidency({ at, options, declared, onRemove }: OneResidencyProps) {
  const field = (name: keyof ResidencyValues) => `residencies.${at}.${name}`
  const numbered = (label: string) => (at === 0 ? label : `${label} ${at + 1}`)
  return (
    <Stack gap="fields">
      <FormSelect name={field('country')} label={numbered('Country')} options={options} />
      <FormTextField
        name={field('tin')}
        label={numbered('Tax number (TIN)')}
        autoComplete="off"
        optional
        {...(declared && { hint: `You declared ${declared}. Enter it again, since we show only its end.` })}
      />
      <FormSelect
        name={field('noTinReason')}
        label={numbered('Why there is no number')}
        optional
        options={reasons}
      />
      {onRemove && (
        <Button variant="quiet" size="sm" icon="trash" onClick={onRemove}>
          {`Remove country ${at + 1}`}
        </Button>
      )}
    </Stack>
  )
}
