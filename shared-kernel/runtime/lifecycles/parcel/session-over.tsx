import { type Text, textOf } from '@portal/contracts/words'
import { msg, t } from '@portal/contracts/words/macros'
import { useState } from 'react'
import { idleMinutes, type SignOutReason } from '../../session/public'
import { Button, EmptyState, LinkButton, Note, Page } from '@portal/ui'
import { useParcel } from './parcel-context'
import { standsInPage } from '../../host/public'

const titles: Record<SignOutReason, Text> = {
  explicit: msg`You are logged out`,
  idle: msg`Logged out after ${{ minutes: idleMinutes }} minutes`,
  expired: msg`Your session has ended`,
  forced: msg`Your session has ended`,
}

/** In place of an investor's page when nobody is logged in: why, and the way to log in. */
export function SessionOver({ reason }: { reason: SignOutReason | undefined }) {
  const { props } = useParcel()
  const { portal, entryRefused, sendLinkAgain } = props
  const refusal = entryRefused ?? t`Open this page from your link`
  const elsewhere = standsInPage(props) ? ({ target: '_blank', rel: 'noopener' } as const) : {}
  const canSend = !reason && sendLinkAgain
  return (
    <Page title={reason ? t`Logged out` : t`Log in to continue`} width="narrow">
      <EmptyState
        fullPage
        title={reason ? textOf(titles[reason]) : refusal}
        action={
          <>
            {canSend && <LinkAgain send={sendLinkAgain} />}
            <LinkButton
              href={`${portal}/auth/login`}
              variant={canSend ? 'secondary' : 'primary'}
              {...elsewhere}
            >
              {t`Log in`}
            </LinkButton>
          </>
        }
      >
        {reason
          ? t`Your money and your orders are safe. Log in with your PAN to continue.`
          : t`Ask for a new link, or log in with your PAN and password.`}
      </EmptyState>
    </Page>
  )
}

/** Asks once; whether a link was ours is told to nobody but its investor. */
function LinkAgain({ send }: { send: () => Promise<string> }) {
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<{ tone: 'positive' | 'negative'; text: string }>()
  const ask = async () => {
    setBusy(true)
    try {
      setAnswer({ tone: 'positive', text: await send() })
    } catch (error) {
      setAnswer({ tone: 'negative', text: (error as Error).message })
    }
    setBusy(false)
  }
  return (
    <>
      {answer && <Note tone={answer.tone} role="status" title={answer.text} />}
      {answer?.tone !== 'positive' && (
        <Button busy={busy} onClick={() => void ask()}>
          {t`Send me a new link`}
        </Button>
      )}
    </>
  )
}
