import { t } from '@portal/contracts/words/macros'
import { BirthDateField, DateField, type BirthDateFieldProps, type DateFieldProps } from '../date/public'
import {
  AmountField,
  Checkbox,
  MobileField,
  type AmountFieldProps,
  type CheckboxProps,
  type MobileFieldProps,
} from '../field/public'
import { useTextBinding, type Bound } from './text-binding'
import { splitBinding, useBoundField, type Binding } from './use-bound-field'

export type FormMobileFieldProps = Bound<
  Omit<MobileFieldProps, 'countryCode' | 'onCountryCodeChange'>,
  string
> & {
  /** Where the country code is kept, for who may choose it. */
  countryCodeName?: string
  /** One that nobody chooses; `+91` where neither is given. */
  countryCode?: string
}

/**
 * A `MobileField` that keeps the digits under its name in the form, and the country code under a name of its own
 * (architecture: state).
 */
export function FormMobileField({ countryCodeName, ...props }: FormMobileFieldProps) {
  const { binding, rest } = splitBinding(props)
  const number = useTextBinding(binding)
  if (countryCodeName === undefined) return <MobileField {...rest} {...number} />
  return <InternationalMobile {...rest} {...number} countryCodeName={countryCodeName} />
}

function InternationalMobile({ countryCodeName, ...props }: MobileFieldProps & { countryCodeName: string }) {
  const { value, onChange } = useBoundField<string>({ name: countryCodeName, label: t`Country code` })
  return <MobileField {...props} countryCode={value || '+91'} onCountryCodeChange={onChange} />
}

export type FormAmountFieldProps = Bound<AmountFieldProps, number>

/** Keeps an amount as integer paise; null while empty (architecture: state). */
export function FormAmountField(props: FormAmountFieldProps) {
  const { binding, rest } = splitBinding(props)
  const { value, control, onChange } = useBoundField<number>(binding)
  return (
    <AmountField
      {...rest}
      {...control}
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
    />
  )
}

export type FormCheckboxProps = Omit<
  CheckboxProps,
  'checked' | 'onChange' | 'onBlur' | 'onFocus' | 'id' | keyof Binding<boolean>
> &
  Binding<boolean>

/** `label` is what the error summary calls it; what is agreed to stands in the children (architecture: state). */
export function FormCheckbox(props: FormCheckboxProps) {
  const { binding, rest } = splitBinding(props)
  const { value, control, onChange } = useBoundField<boolean>(binding)
  const { label: _, ...input } = control
  return <Checkbox {...rest} {...input} checked={value === true} onChange={onChange} />
}

export type FormDateFieldProps = Bound<DateFieldProps, string>

/** Keeps a business date, or what was typed where that is no day (architecture: state). */
export function FormDateField(props: FormDateFieldProps) {
  const { binding, rest } = splitBinding(props)
  return <DateField {...rest} {...useTextBinding(binding)} />
}

export type FormBirthDateFieldProps = Bound<BirthDateFieldProps, string>

/**
 * A `BirthDateField` that keeps its day, `'1980-06-01'`, under its name in the form around it (architecture:
 * state).
 */
export function FormBirthDateField(props: FormBirthDateFieldProps) {
  const { binding, rest } = splitBinding(props)
  return <BirthDateField {...rest} {...useTextBinding(binding)} />
}
