import {
  Button,
  Card,
  FormMobileField,
  FormPanField,
  FormTextField,
  getSession,
  PortalForm,
  validateEmail,
  validateMobile,
  validatePan,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { useState } from 'react'
import styles from '../shared/auth-form.module.css'
import { RefusalNote } from '../shared/refusal-note'
import { typedPan } from '../shared/running-step'
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

/** What quick invest knows of the investor by now: nothing has to be typed again. */
function known(): Partial<RegisterValues> {
  const investor = getSession()?.investor
  if (!investor) return { countryCode: india, pan: typedPan() }
  const { pan, emailId: email, mobileNum: mobile, countryCode } = investor
  return { pan, email, mobile, countryCode }
}

/** Who registers, and where the one-time code goes. */
export function RegisterForm(props: {
  /** What was typed before, where the form is shown again. */
  typed?: Registration | undefined
  refusal: Refusal | undefined
  onSubmit: (registration: Registration) => Promise<void>
}) {
  const [initial] = useState(() => props.typed ?? known())
  return (
    <Card label={t`Your details`}>
      <PortalForm<RegisterValues>
        className={styles.fields}
        initialValues={initial}
        onSubmit={(values) => props.onSubmit({ ...values, isInternational: values.countryCode !== india })}
        validate={({ pan, email, mobile, countryCode = india }) => ({
          pan: validatePan(pan),
          email: validateEmail(email),
          mobile: validateMobile(mobile, { countryCode }),
        })}
      >
        <RefusalNote refusal={props.refusal} />
        <FormPanField name="pan" label="PAN" autoComplete="username" />
        <FormMobileField name="mobile" countryCodeName="countryCode" label={t`Mobile`} />
        <FormTextField
          name="email"
          label={t`E-mail`}
          type="email"
          autoComplete="email"
          hint={t`If you have a folio, use its mobile and e-mail.`}
        />
        <Button type="submit" fullWidth>
          {t`Send me a code`}
        </Button>
      </PortalForm>
    </Card>
  )
}
