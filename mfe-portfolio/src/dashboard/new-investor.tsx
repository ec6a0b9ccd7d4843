import {
  Card,
  formatRupeesRounded,
  href,
  indiaToday,
  LinkButton,
  Page,
  queryFor,
  refreshInvestor,
  routes,
  StatusPill,
  Timeline,
  useIsOffered,
  useQuery,
  Note,
  OnlyMobile,
  OnlyWide,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Investor } from '@portal/contracts/identity/auth'
import { productApi } from '@portal/contracts/schemes/product'
import { useEffect } from 'react'
import { AttentionCard } from './attention-card'
import type { Dashboard } from './dashboard.api'
import styles from './dashboard.module.css'
import { firstSteps, kycNote, stepsLeft, type FirstStep, type KycNote } from './first-steps'
import { firstName } from './greeting'
import { PendingFolios } from './pending-folios'
import { PopularFunds } from './popular-funds-section'
import { smallestAmounts } from '../shared/popular-funds'
import { RecentTransactionsCard } from './recent-transactions-card'
import { SeedlingArt } from './seedling-art'
import art from './new-investor.module.css'

/** Where KYC stands, with the way to its page while there is something to do about it. */
function KycNotice({ note }: { note: KycNote }) {
  const way = note.needsHelp && <LinkButton to={href(routes.kycApplicant)}>{t`Complete your KYC`}</LinkButton>
  return (
    <>
      <Note tone={note.tone} title={note.title} compact action={way && <OnlyWide>{way}</OnlyWide>}>
        {note.text}
      </Note>
      {way && <OnlyMobile>{way}</OnlyMobile>}
    </>
  )
}

interface NewInvestorProps {
  investor: Investor
  dashboard: Dashboard
}

/** The dashboard before the first units: what stands in the way, the steps left, and funds to look at. */
export function NewInvestor({ investor, dashboard }: NewInvestorProps) {
  const schemes = useQuery(queryFor(productApi.schemes, {}))
  // Most come here from a KYC that was done since the log-in.
  useEffect(() => void refreshInvestor().catch(() => undefined), [])
  const sip = useIsOffered(routes.sip)
  const smallest = smallestAmounts(schemes.data?.categories ?? [])
  const steps = firstSteps(
    investor.kycStatus,
    smallest && {
      sip: sip ? formatRupeesRounded(smallest.sip) : null,
      lumpSum: formatRupeesRounded(smallest.lumpSum),
    },
  )
  const note = kycNote(investor.kycStatus)
  const transactions = dashboard.history.data?.transactions ?? []
  const today = indiaToday(dashboard.now)
  const name = firstName(investor.name)
  return (
    <Page title={name ? t`Welcome, ${name}` : t`Welcome`} documentTitle={t`Home`} context={stepsLeft(steps)}>
      <div className={styles.rows}>
        {note && <KycNotice note={note} />}
        <PendingFolios pan={investor.pan} />
        <AttentionCard
          rows={dashboard.history.data?.transactions}
          today={today}
          waiting={dashboard.waiting.data}
        />
        <div className={styles.bottom}>
          <NothingYet primary={!note?.needsHelp} />
          <StepsCard steps={steps} onHold={note?.needsHelp ?? false} />
        </div>
        {transactions.length > 0 && <RecentTransactionsCard query={dashboard.history} today={today} />}
        <PopularFunds query={schemes} />
      </div>
    </Page>
  )
}

function NothingYet({ primary }: { primary: boolean }) {
  return (
    <Card label={t`Your investments`}>
      <div className={art.empty}>
        <SeedlingArt />
        <h2>{t`No investments yet`}</h2>
        <p>{t`Once you invest, you see the value, your gains and your SIPs here.`}</p>
        <LinkButton to={href(routes.exploreFunds)} variant={primary ? 'primary' : 'secondary'}>
          {t`Look at the funds`}
        </LinkButton>
      </div>
    </Card>
  )
}

function StepsCard({ steps, onHold }: { steps: readonly FirstStep[]; onHold: boolean }) {
  return (
    <Card title={t`How to start`}>
      <Timeline
        items={steps.map(({ title, text, state, badge }) => ({
          title,
          text,
          state,
          pill: badge && (
            <StatusPill tone={onHold ? 'warning' : 'info'} icon={null}>
              {badge}
            </StatusPill>
          ),
        }))}
      />
    </Card>
  )
}
