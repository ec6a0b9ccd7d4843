export { useField } from 'react-final-form'
export type { FormProps, FormRenderProps } from 'react-final-form'
export type { FormApi, SubmissionErrors } from 'final-form'
