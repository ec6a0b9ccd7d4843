export { TextField, type TextFieldProps } from './text-field'
export { PasswordField } from './password-field'
export { PanField } from './pan-field'
export { MobileField, type MobileFieldProps } from './mobile-field'
export { AmountField, limitsText, type AmountFieldProps } from './amount-field'
export { Checkbox, type CheckboxProps } from './checkbox'
export {
  Field,
  FieldError,
  FieldGroup,
  FieldHint,
  splitFrame,
  type FieldFrame,
  type FieldWiring,
} from './field'
