import { t } from '@portal/contracts/words/macros'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { OutageNotice, usePageHandle, usePageLanguage, WithdrawnNotice } from '../../remote/public'
import { useSession, onSignedOut, type SignOutReason } from '../../session/public'
import { dismissToast, loaderAtom, outageAtom, toastsAtom, useAtomValue } from '../../state/public'
import { FullScreenLoader, LiveRegion, Skeleton, SkeletonRegion, Toaster } from '@portal/ui'
import { OwnPage } from './own-page'
import { ParcelLeaveQuestion } from './parcel-leave-question'
import { SessionOver } from './session-over'
import { IdleWarning } from '../idle-warning'
import { useParcel } from './parcel-context'
import styles from './parcel-frame.module.css'
import { usePageChange } from './use-page-change'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ParcelShut } from './parcel-panel'

/** Why the last session ended, once it has; the page around hears of it too. */
function useSessionEnd(): SignOutReason | undefined {
  const { host, notify } = useParcel()
  const [ended, setEnded] = useState<SignOutReason>()
  const loggedIn = useSession() !== undefined
  useEffect(
    () =>
      onSignedOut(({ reason }) => {
        host.setLeaveQuestion(null)
        setEnded(reason)
        notify({ kind: 'session-ended', reason })
      }),
    [host, notify],
  )
  return loggedIn ? undefined : ended
}

/** What is around a remote's page when there is no shell: brand and sign-out where the page is ours, messages always. */
export function ParcelFrame() {
  const ended = useSessionEnd()
  const loggedIn = useSession() !== undefined
  const { props, shut } = useParcel()
  const { entryRefused } = props
  const outage = useAtomValue(outageAtom)
  const isShut = useSyncExternalStore(shut.subscribe, shut.get)
  const isRefused = entryRefused !== undefined
  const closed = usePageHandle()?.access === 'investor' && (!loggedIn || isRefused)
  const main = usePageChange(closed)
  const language = usePageLanguage()
  return (
    <Layout loggedIn={loggedIn}>
      <main ref={main} className={styles.main} tabIndex={-1} lang={language}>
        <OutageNotice outage={outage} className={styles.above} />
        {!closed && !isShut && <WithdrawnNotice className={styles.above} />}
        {closed ? <SessionOver reason={ended} /> : isShut ? <ParcelShut /> : <Outlet />}
      </main>
      <ParcelLeaveQuestion />
      <IdleWarning />
      <Toaster toasts={useAtomValue(toastsAtom)} onDismiss={dismissToast} />
      <FullScreenLoader open={useAtomValue(loaderAtom)}>{t`One moment`}</FullScreenLoader>
      <LiveRegion />
    </Layout>
  )
}

/** The frame while the first page is on its way. */
export function ParcelWait() {
  return (
    <Layout loggedIn={false}>
      <main className={styles.main}>
        <div className={styles.wait}>
          <SkeletonRegion label={t`Loading the page`}>
            <Skeleton shape="title" />
            <Skeleton shape="chart" />
          </SkeletonRegion>
        </div>
      </main>
    </Layout>
  )
}

function Layout({ loggedIn, children }: { loggedIn: boolean; children: ReactNode }) {
  const ownsPage = useParcel().props.kind === 'standalone'
  return ownsPage ? (
    <OwnPage loggedIn={loggedIn}>{children}</OwnPage>
  ) : (
    <div className={styles.part}>{children}</div>
  )
}
