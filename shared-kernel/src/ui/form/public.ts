export { PortalForm, type PortalFormProps } from './portal-form'
export {
  FormAmountField,
  FormBirthDateField,
  FormCheckbox,
  FormDateField,
  FormMobileField,
  FormPanField,
  FormPasswordField,
  FormTextField,
} from './form-fields'
export { FormChips, FormChoiceRows, FormSegmentedControl, FormSelect } from './form-choices'
