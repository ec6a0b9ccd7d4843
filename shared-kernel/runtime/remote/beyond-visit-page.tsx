import { type Text, textOf } from '@portal/contracts/words'
import { msg, t } from '@portal/contracts/words/macros'
import { useState } from 'react'
import type { ScopeKind } from '@portal/contracts/identity/session-scope'
import { authApi } from '@portal/contracts/identity/auth'
import { routes } from '@portal/contracts/wire/routes'
import { api } from '../api/public'
import { standsInPage, useHost } from '../host/public'
import { scopeHomeByMode, scopeOfVisit, pageInMode, signOut, useInvestor } from '../session/public'
import { Button, EmptyState, LinkButton, Page } from '@portal/ui'

export interface BeyondVisitPageProps {
  /** Of the page in whose place this stands. */
  title: string
  /** The page in the whole portal, from a host of one remote; the shell keeps it as where the log-in leads to. */
  address?: string
  /** Goes there, from a page of ours. */
  leave?: (address: string) => void
}

const visits: Record<ScopeKind, Text> = {
  quickInvest: msg`You are here to invest without a log-in; what you did is kept.`,
  sipExpiringLink: msg`You are here to renew a SIP; what you did is kept.`,
  failedSipReinvest: msg`You are here to invest after a SIP was not paid; what you did is kept.`,
  eMandateStandalone: msg`You are here to register a mandate; what you did is kept.`,
  paymentFailedLink: msg`You are here to pay an order; what you did is kept.`,
  distributorLink: msg`You are here to invest; what you did is kept.`,
}

/** Of the places where a session scope starts anew, those that its session can see. */
const homes: Readonly<Record<string, Text>> = {
  [routes.exploreFunds.path]: msg`Explore funds`,
  [routes.renewSipList.path]: msg`Renew your SIPs`,
}

/** In place of a page that a limited session cannot see: why, once, and the log-in that leads back to it (decision 22). */
export default function BeyondVisitPage({ title, ...way }: BeyondVisitPageProps) {
  // As it was when the page opened: while the visit ends, this goes on to say what it said.
  const [sessionScope] = useState(scopeOfVisit)
  const { registered } = useInvestor()
  const canLogIn = sessionScope !== 'quickInvest' || registered
  const home = sessionScope && pageInMode(scopeHomeByMode, sessionScope)
  return (
    <Page title={title} width="narrow">
      <EmptyState
        fullPage
        title={t`Log in to see this page`}
        action={
          <>
            {!canLogIn && <LinkButton to={routes.register.path}>{t`Register`}</LinkButton>}
            <LogIn {...way} variant={canLogIn ? 'primary' : 'secondary'} />
            {home && homes[home] && (
              <LinkButton to={home} variant="quiet">
                {textOf(homes[home])}
              </LinkButton>
            )}
          </>
        }
      >
        {sessionScope ? textOf(visits[sessionScope]) : t`You are here for one thing; what you did is kept.`}{' '}
        {canLogIn
          ? t`To see more, log in: you come back to this page.`
          : t`To see more, register once: you only choose a password. Then log in.`}
      </EmptyState>
    </Page>
  )
}

type LogInProps = Pick<BeyondVisitPageProps, 'address' | 'leave'> & { variant: 'primary' | 'secondary' }

function LogIn({ address, leave, variant }: LogInProps) {
  const host = useHost()
  const [busy, setBusy] = useState(false)
  if (address && standsInPage(host))
    return (
      <LinkButton href={address} target="_blank" rel="noopener" iconAfter="external" variant={variant}>
        {t`Log in`}
      </LinkButton>
    )
  const logIn = async () => {
    setBusy(true)
    await api.call(authApi.logout, {}).catch(() => undefined)
    // As of a session that ran out: the log-in leads back here, and other tabs of the investor stay as they are.
    await signOut('expired')
    if (address) leave?.(address)
  }
  return (
    <Button busy={busy} variant={variant} onClick={() => void logIn()}>
      {t`Log in`}
    </Button>
  )
}
