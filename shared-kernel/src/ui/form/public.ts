export { PortalForm, type PortalFormProps } from './portal-form'
export {
  FormAmountField,
  FormCheckbox,
  FormMobileField,
  FormPanField,
  FormPasswordField,
  FormTextField,
} from './form-fields'
export { FormChips, FormChoiceRows, FormSegmentedControl, FormSelect } from './form-choices'
