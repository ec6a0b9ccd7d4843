import { Button, FormSelect, FormTextField, Stack } from '@portal/kernel'
import { t } from '@portal/kernel/words'
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
const reasons = () => Object.entries(noTinReasons).map(([value, label]) => ({ value, label }))

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
          {t`Add another country`}
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
  const number = at + 1
  const isFirst = at === 0
  return (
    <Stack gap="fields">
      <FormSelect
        name={field('country')}
        label={isFirst ? t`Country` : t`Country ${number}`}
        options={options}
      />
      <FormTextField
        name={field('tin')}
        label={isFirst ? t`Tax number (TIN)` : t`Tax number (TIN) ${number}`}
        autoComplete="off"
        optional
        {...(declared && { hint: t`You declared ${declared}. Enter it again, since we show only its end.` })}
      />
      <FormSelect
        name={field('noTinReason')}
        label={isFirst ? t`Why there is no number` : t`Why there is no number ${number}`}
        optional
        options={reasons()}
      />
      {onRemove && (
        <Button variant="quiet" size="sm" icon="trash" onClick={onRemove}>
          {t`Remove country ${number}`}
        </Button>
      )}
    </Stack>
  )
}
