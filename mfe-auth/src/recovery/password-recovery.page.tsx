import { api, href, LinkButton, maskPan, Note, Page, routes, Verbatim } from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import { authMethodsApi } from '@portal/contracts/identity/auth-methods'
import { useState } from 'react'
import { CodeDialog } from '../shared/code-dialog'
import { PanForm } from '../shared/pan-form'
import { keepStep } from '../shared/running-step'
import { type Refusal, refusalOf } from '../shared/use-submission'
import { RefusalNote } from '../shared/refusal-note'
import { withProof } from '../shared/with-proof'
import { useLoginLocation } from '../shared/use-login-location'

type UserInfo = ResponseOf<typeof authMethodsApi.getUserInfo>

/** /auth/password-recovery: what the user ID is, and what keeps it from a log-in. */
export default function PasswordRecoveryPage() {
  useLoginLocation()
  const [pan, setPan] = useState<string>()
  const [info, setInfo] = useState<UserInfo>()
  const [refusal, setRefusal] = useState<Refusal>()
  const start = async (panNumber: string) => {
    const ask = () => withProof((proof) => api.call(authMethodsApi.getUserId, { panNumber, proof }))
    const started = await ask()
    keepStep({ activity: 'USER_INFO', pan: panNumber, started, again: ask, about: undefined })
    return started
  }
  return (
    <Page
      title={t`Cannot log in?`}
      context={t`We send a one-time code to your registered e-mail, and to your mobile if it is an Indian one. Then we tell you what to do.`}
      back={{ to: href(routes.login), label: t`Log in` }}
      width="narrow"
    >
      <RefusalNote refusal={refusal} />
      {info ? (
        <NextLink info={info} />
      ) : (
        <PanForm
          onSubmit={async (typed) => {
            setRefusal(undefined)
            setPan(typed)
          }}
        />
      )}
      <CodeDialog<UserInfo>
        open={pan !== undefined && !info}
        activity="USER_INFO"
        start={() => start(pan!)}
        check={(typed) => api.call(authMethodsApi.getUserInfo, typed)}
        onVerified={setInfo}
        onRefused={(error) => setRefusal(refusalOf(error))}
        onClose={() => setPan(undefined)}
      />
    </Page>
  )
}

function NextLink({ info }: { info: UserInfo }) {
  const { title, text, to, label } = nextLinkOf(info)
  const { name, maskedMobile: mobile, maskedEmail: email } = info
  const userId = maskPan(info.userId)
  const contacts = mobile && email ? t`${mobile} and ${email}` : (mobile ?? email)
  return (
    <Note title={title} action={<LinkButton to={to}>{label}</LinkButton>}>
      <p>
        <Trans>
          <Verbatim>{name}</Verbatim>, your user ID is your PAN, <Verbatim>{userId}</Verbatim>. One-time codes
          go to {contacts}.
        </Trans>
      </p>
      <p>{text}</p>
    </Note>
  )
}

function nextLinkOf({ registered, locked }: UserInfo) {
  if (!registered)
    return {
      title: t`You are not registered yet`,
      text: t`You have a folio with us. Register once, and you see it here.`,
      to: href(routes.register),
      label: t`Register`,
    }
  if (locked)
    return {
      title: t`Your user ID is locked`,
      text: t`Too many wrong passwords were entered. Your password stays the same.`,
      to: href(routes.unlock),
      label: t`Unlock your user ID`,
    }
  return {
    title: t`Your user ID is open`,
    text: t`Log in with your password or with a one-time code. If you forgot your password, set a new one.`,
    to: href(routes.forgotPassword),
    label: t`Set a new password`,
  }
}
