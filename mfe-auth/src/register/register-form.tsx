import {
  Button,
  Card,
  FormMobileField,
  FormPanField,
  FormTextField,
  PortalForm,
  validateEmail,
  validateMobile,
  validatePan,
} from '@portal/kernel'
import styles from '../shared/auth-form.module.css'
import { RefusalNote } from '../shared/refusal-note'
import type { Refusal } from '../shared/use-submission'

export interface Registration {
  pan: string
  email: string
  mobile: string
  countryCode: string
  isInternational: boolean
}

type RegisterValues = Omit<Registration, 'isInternational'>

const india = '+91'

/** Who registers, and where the one-time code goes. */
export function RegisterForm(props: {
  refusal: Refusal | undefined
  onSubmit: (registration: Registration) => void
}) {
  return (
    <Card label="Your details">
      <PortalForm<RegisterValues>
        className={styles.fields}
        initialValues={{ countryCode: india }}
        onSubmit={(values) => props.onSubmit({ ...values, isInternational: values.countryCode !== india })}
        validate={({ pan, email, mobile, countryCode = india }) => ({
          pan: validatePan(pan),
          email: validateEmail(email),
          mobile: validateMobile(mobile, { countryCode }),
        })}
      >
        <RefusalNote refusal={props.refusal} />
        <FormPanField name="pan" label="PAN" />
        <FormMobileField name="mobile" countryCodeName="countryCode" label="Mobile" />
        <FormTextField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          hint="If you have a folio, use its mobile and e-mail."
        />
        <Button type="submit" fullWidth>
          Send me a code
        </Button>
      </PortalForm>
    </Card>
  )
}
