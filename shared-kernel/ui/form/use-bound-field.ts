import { useField } from 'react-final-form'
import type { Verdict } from '@portal/contracts/validation'
import { useFormFrame, useRefusedElsewhere } from './form-frame'

export interface Binding<Value> {
  /** Its place in the form's values; may be a path, `bank.account`. */
  name: string
  label: string
  /** Says what is wrong, or nothing. */
  validate?: (value: Value | undefined, values: object) => Verdict
  /** Fields to check again when this one changes; by default none, every other field all. */
  validateFields?: string[]
  error?: string
}

/** Parts what ties a field to its form from what its control takes. */
export function splitBinding<Props extends Binding<never>>(props: Props) {
  const { name, label, validate, validateFields, error, ...rest } = props
  const binding: Pick<Props, keyof Binding<never>> = { name, label, validate, validateFields, error }
  return { binding, rest }
}

const same = <Value>(value: Value) => value

interface FieldMeta {
  touched?: boolean
  active?: boolean
  error?: unknown
  submitError?: unknown
  dirtySinceLastSubmit?: boolean
  submitFailed?: boolean
}

/** The text under a field: after it was left or the form was sent, and a server's complaint until it is changed. */
function shownError(meta: FieldMeta): string | undefined {
  if (!meta.touched && !meta.submitFailed) return undefined
  if (typeof meta.error === 'string') return meta.error
  return typeof meta.submitError === 'string' && !meta.dirtySinceLastSubmit ? meta.submitError : undefined
}

/** Ties a control to its place in the form around it. Values stay as they are typed: nothing is trimmed or dropped. */
export function useBoundField<Value>({ name, label, validate, validateFields, error }: Binding<Value>) {
  const id = useFormFrame(name, label)
  const { input, meta } = useField<Value | undefined>(name, {
    validate: validate && ((value: Value | undefined, values: object) => validate(value, values)),
    validateFields,
    parse: same,
    format: same,
  })
  const refused = useRefusedElsewhere(name, meta.dirty)
  return {
    value: input.value,
    control: {
      id,
      label,
      name,
      error: error ?? shownError(meta) ?? refused,
      onBlur: () => input.onBlur(),
      onFocus: () => input.onFocus(),
    },
    onChange: (value: Value | null) => input.onChange(value),
  }
}
