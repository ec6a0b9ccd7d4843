import { PanField, TextArea, TextField, type TextAreaProps, type TextFieldProps } from '../field/public'
import { PasswordField } from '../field/inner'
import { useTextBinding, type Bound } from './text-binding'
import { splitBinding } from './use-bound-field'

export type FormTextFieldProps = Bound<TextFieldProps, string>

/** A `TextField` that keeps its text under its name in the form around it (architecture: state). */
export function FormTextField(props: FormTextFieldProps) {
  const { binding, rest } = splitBinding(props)
  return <TextField {...rest} {...useTextBinding(binding)} />
}

/** A `PasswordField` that keeps its text under its name in the form around it (architecture: state). */
export function FormPasswordField(props: FormTextFieldProps) {
  const { binding, rest } = splitBinding(props)
  return <PasswordField {...rest} {...useTextBinding(binding)} />
}

/**
 * A `PanField` that keeps its PAN, cleaned to capitals and digits, under its name in the form around it
 * (architecture: state).
 */
export function FormPanField(props: FormTextFieldProps) {
  const { binding, rest } = splitBinding(props)
  return <PanField {...rest} {...useTextBinding(binding)} />
}

export type FormTextAreaProps = Bound<TextAreaProps, string>

/** A `TextArea` that keeps its text under its name in the form around it (architecture: state). */
export function FormTextArea(props: FormTextAreaProps) {
  const { binding, rest } = splitBinding(props)
  return <TextArea {...rest} {...useTextBinding(binding)} />
}
