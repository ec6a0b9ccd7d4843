import './global.css'
import { PortalLink, useSession } from '@portal/kernel'
import { type ReactNode, useEffect } from 'react'
import {
  followProfile,
  HostProvider,
  LinkProvider,
  LiveRegion,
  OutageNotice,
  PageTitleProvider,
  StoreProvider,
  useOutage,
  useOutlet,
  usePageLanguage,
  WithdrawnNotice,
} from '@portal/kernel/internal'
import { BannerPlaces } from './banners/banner-places'
import { Dialogs } from './dialogs/dialogs'
import { hasFirstScreen, HeaderTakeOver, TakeOver } from './first-screen/take-over'
import { Footer } from './footer/footer'
import { Header } from './header/header'
import { Loader } from './host/loader'
import { Messages } from './host/messages'
import { shellHost } from './host/shell-host'
import { useShellHost } from './host/use-shell-host'
import { InstallPlace } from './install/install-place'
import { useShownMenus } from './menus/use-shown-menus'
import { NfoBanner } from './nfo-banner/nfo-banner'
import { LeaveQuestion } from './page/leave-question'
import abovePage from './page/above-page.module.css'
import { PageChange } from './page/page-change'
import { SlowPageNotice, useSlow } from './page-panel/slow-notice'
import { PendingBar } from './page/pending-bar'
import { useBackRule } from './page/use-back-rule'
import { SkipLink } from './page/skip-link'
import { WaitingPage } from './page/waiting-page'
import styles from './shell.module.css'
import { useSignedInPart } from './signed-in/signed-in-part'
import { useSignOut } from './sign-out/use-sign-out'

/** What is always on screen, around every page, and before the first one. */
export function Shell() {
  const host = useShellHost()
  return (
    <StoreProvider>
      <LinkProvider value={PortalLink}>
        <HostProvider value={host}>
          <PageTitleProvider value={shellHost.setTitle}>
            <Frame />
          </PageTitleProvider>
        </HostProvider>
      </LinkProvider>
    </StoreProvider>
  )
}

function Frame() {
  useSignOut()
  useBackRule()
  const investor = useSession()?.investor
  const pan = investor?.pan
  const ownLanguage = investor?.language
  useEffect(() => void followProfile(ownLanguage), [ownLanguage])
  const { SignedIn } = useSignedInPart(pan !== undefined) ?? {}
  const page = useOutlet()
  const isLate = useSlow(!page)
  const { header, bottomNavigation } = useShownMenus(page ? 'there' : isLate ? 'late' : 'coming')
  /** What came with the HTML stands until the page does, below our header as soon as that knows its menus. */
  const firstScreen = !page && hasFirstScreen()
  return (
    <div
      className={styles.shell}
      data-bottom-nav={(bottomNavigation && !firstScreen) || undefined}
      data-first-screen={firstScreen || undefined}
    >
      {page && <SkipLink />}
      <SlowPageNotice isFirst={!page} />
      {(header || !firstScreen) && (
        <Header menus={header}>
          <PendingBar />
        </Header>
      )}
      {firstScreen && header && <HeaderTakeOver />}
      {page && header && <NfoBanner />}
      {!firstScreen && <Main page={page} />}
      {page && (
        <>
          <Footer />
          <InstallPlace />
          <LeaveQuestion />
          <PageChange />
          <TakeOver />
        </>
      )}
      {pan !== undefined && SignedIn && (page || isLate) && (
        <SignedIn pan={pan} bottomNavigation={bottomNavigation} />
      )}
      <Dialogs />
      <Messages />
      <Loader />
      <LiveRegion />
    </div>
  )
}

function Main({ page }: { page: ReactNode }) {
  const outage = useOutage()
  const language = usePageLanguage()
  return (
    <main id="main" className={styles.main} tabIndex={-1} lang={language}>
      {page ? (
        <>
          <OutageNotice outage={outage} className={abovePage.place} />
          <WithdrawnNotice className={abovePage.place} />
          {page}
          <BannerPlaces />
        </>
      ) : (
        <WaitingPage />
      )}
    </main>
  )
}
