export { useField, useForm, useFormState } from 'react-final-form'
export type { FormProps, FormRenderProps } from 'react-final-form'
export { FORM_ERROR, type FormApi, type SubmissionErrors } from 'final-form'
