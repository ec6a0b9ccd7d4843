import {
  api,
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
import { authMethodsApi } from '@portal/contracts/identity/auth-methods'
import { useState } from 'react'
import { CodeForm } from '../shared/code-form'
import { NoCode } from '../shared/code-page'
import { endStep, type RunningStep, runningStep } from '../shared/running-step'
import { rememberPermission } from '../set-password/permission'
import type { QuickInvestChoice } from './choice'
import { shownScheme, Summary } from './summary'
import { useLoginLocation } from '../shared/use-login-location'

const codeChallenge = () => ({ to: href(routes.quickInvest), label: t`Fund and amount` })

/** /auth/quick-invest-verify-otp: the code gives a session that can buy and nothing else. */
export default function QuickInvestVerifyOtpPage() {
  useLoginLocation()
  const [step] = useState(() => runningStep<QuickInvestChoice>('QUICK_INVEST'))
  return (
    <Page title={t`Enter the code`} back={codeChallenge()}>
      <Stepper {...quickInvestSteps('Code', step?.about.investmentType !== 'SIP')} />
      {step ? <EnterCode step={step} /> : <NoCode codeChallenge={codeChallenge()} />}
    </Page>
  )
}

function EnterCode({ step }: { step: RunningStep<QuickInvestChoice> }) {
  const navigate = useNavigate()
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
      <CodeForm
        step={step}
        confirm={t`Continue to folio`}
        check={async (typed) => {
          // The shape of a draft is large, and needed by nobody whose code is wrong.
          const { beginPurchase } = await fetchCode(() => import('./draft'))
          const entered = await api.call(authMethodsApi.verifyLoginOtp, typed)
          if (entered.outcome === 'kycNeeded') {
            const purchase = { schemePlanCode: scheme.schemePlanCode, investmentType, amount }
            rememberPermission({
              token: entered.kycToken,
              person: { pan: step.pan, ...step.about.contact, purchase },
            })
            return () => void navigate(href(routes.completeKyc), { replace: true })
          }
          return () => {
            if (entered.outcome !== 'quickInvest') return
            endStep()
            startVisit('quickInvest')
            signIn(entered.session)
            beginPurchase(step.about)
            void navigate(href(routes.quickInvestFolio), { replace: true })
          }
        }}
      />
    </SideLayout>
  )
}
