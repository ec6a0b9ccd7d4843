export { PortalForm, type PortalFormProps } from './portal-form'
export {
  FormAmountField,
  FormBirthDateField,
  FormCheckbox,
  FormDateField,
  FormMobileField,
} from './form-fields'
export { FormPanField, FormPasswordField, FormTextField } from './form-text-fields'
export { FormChips, FormChoiceRows, FormSegmentedControl, FormSelect } from './form-choices'
