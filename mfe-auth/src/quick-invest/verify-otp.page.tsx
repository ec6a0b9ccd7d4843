import {
  api,
  endReplacedSession,
  fetchCode,
  href,
  Page,
  quickInvestSteps,
  routes,
  SideLayout,
  signIn,
  startVisit,
  Stepper,
  useNavigate,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { authMethodsApi, type TypedCode } from '@portal/contracts/identity/auth-methods'
import type { PanCard } from '@portal/contracts/identity/auth'
import { useState } from 'react'
import { CardForm, isCardNeeded } from '../shared/card-form'
import { CodeForm } from '../shared/code-form'
import { NoCode } from '../shared/code-page'
import { endStep, keepStep, type RunningStep, runningStep } from '../shared/running-step'
import { rememberPermission } from '../set-password/permission'
import type { QuickInvestChoice } from './choice'
import { shownScheme, Summary } from './summary'
import { useLoginLocation } from '../shared/use-login-location'

const codeChallenge = () => ({ to: href(routes.quickInvest), label: t`Fund and amount` })

/** /auth/quick-invest-verify-otp: the code gives a session that can buy and nothing else. */
export default function QuickInvestVerifyOtpPage() {
  useLoginLocation()
  const [step, setStep] = useState(() => runningStep<QuickInvestChoice>('QUICK_INVEST'))
  /** A right code that still waits for what is on the PAN card. */
  const [code, setCode] = useState<TypedCode>()
  const askAgain = async () => {
    if (!step) return
    const next = { ...step, started: await step.again() }
    keepStep(next)
    setStep(next)
    setCode(undefined)
  }
  return (
    <Page title={code ? t`Your name and date of birth` : t`Enter the code`} back={codeChallenge()}>
      <Stepper {...quickInvestSteps('Code', step?.about.investmentType !== 'SIP')} />
      {step ? (
        <EnterCode step={step} code={code} onCardNeeded={setCode} onAgain={askAgain} />
      ) : (
        <NoCode codeChallenge={codeChallenge()} />
      )}
    </Page>
  )
}

interface EnterCodeProps {
  step: RunningStep<QuickInvestChoice>
  code: TypedCode | undefined
  onCardNeeded: (code: TypedCode) => void
  onAgain: () => Promise<void>
}

function EnterCode({ step, code, onCardNeeded, onAgain }: EnterCodeProps) {
  const enter = useEnter(step)
  const { scheme, investmentType, amount } = step.about
  return (
    <SideLayout
      aside={
        <Summary
          scheme={shownScheme(scheme)}
          investmentType={investmentType}
          amount={amount}
          pan={step.pan}
          after={t`Next, you choose a folio. You pay after a review.`}
        />
      }
    >
      {code ? (
        <CardForm
          confirm={t`Continue to folio`}
          onSubmit={async (card) => (await enter(code, card))()}
          onAgain={onAgain}
        />
      ) : (
        <CodeForm
          step={step}
          confirm={t`Continue to folio`}
          check={async (typed) => {
            try {
              return await enter(typed)
            } catch (error) {
              if (!isCardNeeded(error)) throw error
              return () => onCardNeeded(typed)
            }
          }}
        />
      )}
    </SideLayout>
  )
}

/** Spends the code, with what is on the PAN card where that is needed; answers what follows. */
function useEnter({ pan, about }: RunningStep<QuickInvestChoice>) {
  const navigate = useNavigate()
  return async (code: TypedCode, card?: PanCard): Promise<() => void> => {
    // The shape of a draft is large, and needed by nobody whose code is wrong.
    const { beginPurchase } = await fetchCode(() => import('./draft'))
    const entered = await api.call(authMethodsApi.verifyLoginOtp, { ...code, ...(card && { card }) })
    if (entered.outcome === 'kycNeeded') {
      const { scheme, investmentType, amount, contact } = about
      const purchase = { schemePlanCode: scheme.schemePlanCode, investmentType, amount }
      rememberPermission({ token: entered.kycToken, person: { pan, ...contact, purchase } })
      return () => void navigate(href(routes.completeKyc), { replace: true })
    }
    if (entered.outcome === 'quickInvest') await endReplacedSession()
    return () => {
      if (entered.outcome !== 'quickInvest') return
      endStep()
      startVisit('quickInvest')
      signIn(entered.session)
      beginPurchase(about)
      void navigate(href(routes.quickInvestFolio), { replace: true })
    }
  }
}
