import './global.css'
import { Outlet, PortalLink, useLocation, useSession } from '@portal/kernel'
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
  usePageHandle,
  usePageLanguage,
} from '@portal/kernel/internal'
import { BannerPlaces } from './banners/banner-places'
import { Dialogs } from './dialogs/dialogs'
import { TakeOver } from './first-screen/take-over'
import { Footer } from './footer/footer'
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
import { SlowPageNotice } from './page-panel/slow-notice'
import { PendingBar } from './page/pending-bar'
import { useBackRule } from './page/use-back-rule'
import { SkipLink } from './page/skip-link'
import styles from './shell.module.css'
import { useSignedInPart } from './signed-in/signed-in-part'
import { SwitchedOff } from './switched-off/switched-off'
import { useSignOut } from './sign-out/use-sign-out'

/** What is always on screen, around every page. */
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
  const handle = usePageHandle()
  const menus = menuVisibility({
    loggedIn: pan !== undefined,
    mode: headerMode(pathname),
    menus: handle?.menus,
  })
  const bottomNavigation = menus.bottomNavigation && pan !== undefined
  return (
    <div className={styles.shell} data-bottom-nav={bottomNavigation || undefined}>
      <SkipLink />
      <SlowPageNotice />
      <Header menus={menus.header}>
        <PendingBar />
      </Header>
      {menus.header && <NfoBanner />}
      <main id="main" className={styles.main} tabIndex={-1} lang={usePageLanguage()}>
        <OutageNotice outage={useOutage()} className={abovePage.place} />
        <SwitchedOff />
        <Outlet />
        <BannerPlaces />
      </main>
      <Footer />
      {pan !== undefined && SignedIn && <SignedIn pan={pan} bottomNavigation={bottomNavigation} />}
      <InstallPlace />
      <LeaveQuestion />
      <Dialogs />
      <Messages />
      <Loader />
      <LiveRegion />
      <PageChange />
      <TakeOver />
    </div>
  )
}
