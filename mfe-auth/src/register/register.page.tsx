import { api, HelplineLink, href, Page, routes, TextLink, useNavigate } from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import { useState } from 'react'
import { authApi } from '@portal/contracts/identity/auth'
import styles from '../shared/auth-form.module.css'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import { authMethodsApi, type TypedCode } from '@portal/contracts/identity/auth-methods'
import type { PanCard } from '@portal/contracts/identity/auth'
import { CardForm, isCardNeeded } from '../shared/card-form'
import { CodeDialog } from '../shared/code-dialog'
import { withProof } from '../shared/with-proof'
import { type Refusal, refusalOf } from '../shared/use-submission'
import { rememberPermission } from '../set-password/permission'
import { RegisterForm, type Registration } from './register-form'
import { useLoginLocation } from '../shared/use-login-location'

type Verified = ResponseOf<typeof authApi.verifyOtp> & { uniqueID: string }

/** A right code that still waits for what is on the PAN card. */
interface ToProve {
  code: TypedCode
  registration: Registration
}

/** /auth/register */
export default function RegisterPage() {
  useLoginLocation()
  const navigate = useNavigate()
  const [registration, setRegistration] = useState<Registration>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [typed, setTyped] = useState<Registration>()
  const [toProve, setToProve] = useState<ToProve>()

  const goOn = async ({ setPasswordToken, purpose: _, ...told }: Verified, whose = registration) => {
    if (!whose || !setPasswordToken) return
    rememberPermission({ token: setPasswordToken, person: { ...whose, ...told } })
    await navigate(href(routes.setPassword), { replace: true })
  }
  const begin = async (values: Registration) => {
    setRefusal(undefined)
    try {
      await checkTyped(values)
      setTyped(values)
      setRegistration(values)
    } catch (error) {
      setRefusal(refusalOf(error))
    }
  }
  return (
    <Page
      title={t`Register`}
      context={t`We use your PAN to find your folios or open your first one.`}
      back={{ to: href(routes.login), label: t`Log in` }}
      width="narrow"
    >
      {toProve ? (
        <CardForm
          confirm={t`Continue`}
          onSubmit={async (card) => goOn(await verify(toProve.code, card), toProve.registration)}
          onAgain={async () => setToProve(undefined)}
        />
      ) : (
        <RegisterForm typed={typed} refusal={refusal} onSubmit={begin} />
      )}
      {typed && !toProve && <NoCodeCame />}
      <p className={styles.more}>
        <Trans>
          Already registered? <TextLink to={href(routes.login)}>Log in</TextLink>
        </Trans>
      </p>
      <CodeDialog<Verified>
        open={registration !== undefined}
        activity="REGISTRATION"
        start={() => withProof((proof) => api.call(authApi.register, { ...registration!, proof }))}
        check={verify}
        onVerified={goOn}
        onRefused={(error, code) => {
          if (registration && isCardNeeded(error)) setToProve({ code, registration })
          else setRefusal(refusalOf(error))
        }}
        onClose={() => setRegistration(undefined)}
      />
    </Page>
  )
}

async function verify(code: TypedCode, card?: PanCard): Promise<Verified> {
  const told = await api.call(authApi.verifyOtp, { ...code, ...(card && { card }) })
  return { ...told, uniqueID: code.uniqueID }
}

/** The same for everybody: whether a PAN is known, and by which contact, is told to nobody. */
const NoCodeCame = () => (
  <p className={styles.more}>
    <Trans>
      No code came? We send none where this PAN already has another mobile or e-mail with us.{' '}
      <TextLink to={href(routes.forgotPassword)}>Get a code on the registered ones</TextLink>. Have you lost
      those? Call <HelplineLink />.
    </Trans>
  </p>
)

/** What its own letters and digits rule out is said before a code is sent. */
async function checkTyped({ pan, mobile, countryCode }: Registration): Promise<void> {
  await api.call(authMethodsApi.validateUserName, { userName: pan })
  await api.call(authMethodsApi.validateMobile, { mobile, countryCode })
}
