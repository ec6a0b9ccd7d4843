import { LinkButton, Note, Page } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ActivityType } from '@portal/contracts/identity/otp'
import { useState } from 'react'
import { CodeForm, type CodeFormProps } from './code-form'
import { type RunningStep, runningStep } from './running-step'
import { useLoginLocation } from './use-login-location'

export interface CodePageProps {
  title: string
  activity: ActivityType
  /** The first step of the flow, where the code is asked for. */
  codeChallenge: { to: string; label: string }
  confirm: string
  check: (
    typed: Parameters<CodeFormProps['check']>[0],
    step: RunningStep,
  ) => ReturnType<CodeFormProps['check']>
}

/** A page that takes the code which the page before it asked for. */
export function CodePage({ title, activity, codeChallenge, confirm, check }: CodePageProps) {
  useLoginLocation()
  const [step] = useState(() => runningStep(activity))
  return (
    <Page title={title} back={codeChallenge} width="narrow">
      {step ? (
        <CodeForm step={step} confirm={confirm} check={(typed) => check(typed, step)} />
      ) : (
        <NoCode codeChallenge={codeChallenge} />
      )}
    </Page>
  )
}

/** Whoever comes by the address alone has asked for no code. */
export function NoCode({ codeChallenge }: Pick<CodePageProps, 'codeChallenge'>) {
  return (
    <Note
      tone="warning"
      title={t`Ask for a one-time code first`}
      action={
        <LinkButton to={codeChallenge.to} variant="secondary" size="sm">
          {t`Ask for a code`}
        </LinkButton>
      }
    >
      {t`We send it to your registered e-mail, and to your mobile if it is an Indian one.`}
    </Note>
  )
}
