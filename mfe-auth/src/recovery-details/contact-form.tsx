import {
  api,
  Button,
  Card,
  FormMobileField,
  FormTextField,
  PortalForm,
  useHost,
  useInvestor,
  validateEmail,
  validateMobile,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { RequestOf, ResponseOf } from '@portal/contracts/wire/endpoint'
import { recoveryApi } from '@portal/contracts/identity/recovery-details'
import { authMethodsApi } from '@portal/contracts/identity/auth-methods'
import { useState } from 'react'
import styles from '../shared/auth-form.module.css'
import { RefusalNote } from '../shared/refusal-note'
import { type Refusal, refusalOf } from '../shared/use-submission'
import { type CheckedCode, ContactCode } from './contact-code'

interface ContactValues {
  email: string
  mobile: string
  countryCode: string
}

type Change = RequestOf<typeof recoveryApi.updateContact>
type Codes = ResponseOf<typeof recoveryApi.updateContact>

const india = '+91'

/** Another mobile or e-mail: one code goes to the old contact, one to the new one. */
export function ContactForm({ onChanged }: { onChanged: () => void }) {
  const { pan } = useInvestor()
  const [requested, setRequested] = useState<{ change: Change; codes: Codes }>()
  const [refusal, setRefusal] = useState<Refusal>()
  const submit = async (typed: ContactValues) => {
    setRefusal(undefined)
    const change = { ...typed, panNumber: pan, isInternational: typed.countryCode !== india }
    try {
      await api.call(authMethodsApi.validateMobile, { mobile: typed.mobile, countryCode: typed.countryCode })
      setRequested({ change, codes: await api.call(recoveryApi.updateContact, change) })
    } catch (error) {
      setRefusal(refusalOf(error))
    }
  }
  return (
    <Card title={t`Change them`} subtitle={t`We send one code to your old contact and one to the new one.`}>
      <PortalForm<ContactValues>
        className={styles.fields}
        initialValues={{ countryCode: india }}
        onSubmit={submit}
        validate={({ email, mobile, countryCode = india }) => ({
          mobile: validateMobile(mobile, { countryCode }),
          email: validateEmail(email),
        })}
      >
        {({ submitting }) => (
          <>
            <RefusalNote refusal={refusal} />
            <FormMobileField name="mobile" countryCodeName="countryCode" label={t`New mobile`} />
            <FormTextField name="email" label={t`New e-mail`} type="email" autoComplete="email" />
            <Button type="submit" fullWidth busy={submitting}>
              {t`Send me the codes`}
            </Button>
          </>
        )}
      </PortalForm>
      {requested && (
        <TwoCodes
          {...requested}
          onRefused={(error) => setRefusal(refusalOf(error))}
          onClose={() => setRequested(undefined)}
          onChanged={onChanged}
        />
      )}
    </Card>
  )
}

interface TwoCodesProps {
  change: Change
  codes: Codes
  onRefused: (error: unknown) => void
  onClose: () => void
  onChanged: () => void
}

function TwoCodes({ change, codes, onRefused, onClose, onChanged }: TwoCodesProps) {
  const host = useHost()
  const [current, setCurrent] = useState<CheckedCode>()
  const finish = async (next: CheckedCode) => {
    try {
      await api.call(recoveryApi.updateUserContact, { ...change, current: current!, next })
      host.toast({
        type: 'success',
        message: t`One-time codes go to your new mobile and e-mail from now on.`,
      })
      onChanged()
    } catch (error) {
      onRefused(error)
    } finally {
      onClose()
    }
  }
  return current ? (
    <ContactCode
      key="next"
      title={t`Enter the code sent to your new contact`}
      challenge={codes.next}
      onChecked={(next) => void finish(next)}
      onClose={onClose}
    />
  ) : (
    <ContactCode
      key="current"
      title={t`Enter the code sent to your old contact`}
      challenge={codes.current}
      onChecked={setCurrent}
      onClose={onClose}
    />
  )
}
