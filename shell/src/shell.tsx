import './global.css'
import { PortalLink, useLocation, useSession } from '@portal/kernel'
import { useEffect } from 'react'
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
  usePageHandle,
  usePageLanguage,
  useReleasedNavigation,
} from '@portal/kernel/internal'
import { BannerPlaces } from './banners/banner-places'
import { Dialogs } from './dialogs/dialogs'
import { hasFirstScreen, HeaderTakeOver, TakeOver } from './first-screen/take-over'
import { Footer } from './footer/footer'
import { needsInvestor } from './guards/entry-decision'
import { Header } from './header/header'
import { Loader } from './host/loader'
import { Messages } from './host/messages'
import { shellHost } from './host/shell-host'
import { useShellHost } from './host/use-shell-host'
import { InstallPlace } from './install/install-place'
import { headerMode } from './menus/header-mode'
import { menuVisibility } from './menus/menu-visibility'
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
import { SwitchedOff } from './switched-off/switched-off'
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
  const { pathname } = useLocation()
  const page = useOutlet()
  const isLate = useSlow(!page)
  const pageMenus = usePageHandle()?.menus
  const hasEntries = useReleasedNavigation().length > 0
  const pageLanguage = usePageLanguage()
  const outage = useOutage()
  const menus = menuVisibility({
    loggedIn: pan !== undefined,
    mode: headerMode(pathname),
    // Few pages behind the log-in have no menus, which is known when they come.
    menus: page ? pageMenus : hasEntries && needsInvestor(pathname) ? 'full' : 'logo',
  })
  // Flows have none, and which page is one is known when it comes, too.
  const bottomNavigation = menus.bottomNavigation && (page !== null || isLate)
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
      {(menus.header || !firstScreen) && (
        <Header menus={menus.header}>
          <PendingBar />
        </Header>
      )}
      {firstScreen && menus.header && <HeaderTakeOver />}
      {page && menus.header && <NfoBanner />}
      {!firstScreen && (
        <main id="main" className={styles.main} tabIndex={-1} lang={pageLanguage}>
          {page ? (
            <>
              <OutageNotice outage={outage} className={abovePage.place} />
              <SwitchedOff />
              {page}
              <BannerPlaces />
            </>
          ) : (
            <WaitingPage />
          )}
        </main>
      )}
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
