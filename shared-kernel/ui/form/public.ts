export { PortalForm, type PortalFormProps } from './portal-form'
export {
  FormAmountField,
  FormBirthDateField,
  FormCheckbox,
  FormDateField,
  FormMobileField,
} from './form-fields'
export { FormPanField, FormPasswordField, FormTextArea, FormTextField } from './form-text-fields'
export { FormControl, type FormControlProps } from './form-control'
export { FormPart, type FormPartFrameProps } from './form-part'
export { FormChips, FormChoiceRows, FormSegmentedControl, FormSelect } from './form-choices'
export { isVersionHeld, useVersionHold } from './version-hold'
export { type TypedInput } from './typed-input'
