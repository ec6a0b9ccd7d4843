export interface StoragePlace {
  /** session: this tab, until it closes · local: this browser, for all tabs. */
  place: 'session' | 'local'
  /** aes: encrypted and bound to its key, as everything in local storage is (S3.004) · none: as JSON. */
  cipher: 'aes' | 'none'
  /** session: a sign-out removes it · browser: it outlives the investor. */
  lifetime: 'session' | 'browser'
}

const tab = { place: 'session', cipher: 'none', lifetime: 'session' } as const
const allTabs = { place: 'local', cipher: 'aes', lifetime: 'session' } as const
const browser = { place: 'local', cipher: 'aes', lifetime: 'browser' } as const

/** Every key that the portal keeps in the browser, under the names of section 3. No other part touches storage. */
export const storageTable = {
  // The session (S3.001)
  pan: tab,
  branchCode: tab,
  investorDetails: tab,
  accessToken: tab,
  refreshToken: tab,
  loggedIn: tab,
  // Which session it is in all tabs that have it, and how often it was refreshed
  sharedSession: tab,
  // Around log-in (S3.005, S3.073, S4.020)
  setPasswordToken: tab,
  registrationDetails: tab,
  loginLocation: tab,
  signOutMessage: tab,
  feedbackReference: tab,
  lastLogIn: tab,
  // Where the investor was going, and how the portal was opened (S3.002, S3.003)
  hasInvestments: tab,
  displayName: tab,
  notificationReferenceId: tab,
  defaultLink: tab,
  redirectionDefaultLink: tab,
  'daaaf-link': tab,
  toastUrl: tab,
  'enach-standalone': tab,
  standalone: tab,
  isRenewfailedSIP: tab,
  sipRenew: tab,
  quickInvest: tab,
  paymentFailedLink: tab,
  distributorLink: tab,
  noticesShown: tab,
  // Whether own amounts stand on screen
  amountsHidden: tab,
  utmReferenceId: tab,
  // The address that the log-in came by, while its campaign is not saved; then the reference of that
  logInCampaign: tab,
  utmLoginReferenceId: tab,
  // Transactions: drafts, and what goes with them (S3.032 to S3.042, S3.060)
  transactionDraft: tab,
  exitDraft: tab,
  planChangeDraft: tab,
  // The new folio that this tab works on; what was entered of it is kept by the server (S3.025)
  newFolioDraft: tab,
  mandateDraft: tab,
  twoFactor: tab,
  defaultSchemes: tab,
  // The default scheme that a followed link leads into a purchase; those of a log-in are for the fund list only (S2.168)
  linkedScheme: tab,
  isRestartSip: allTabs,
  // Of this tab: the build for which it was loaded anew last (S4.026)
  reloadedForBuild: { ...tab, lifetime: 'browser' },
  deprecatedTold: { ...tab, lifetime: 'browser' },
  // Of the browser, not of the investor (S7.010, decision 15)
  deviceId: browser,
  lastActivity: browser,
  tabMessage: browser,
  passkeyOffered: browser,
  // How far the release manifest had come: an older one is not believed (federation: integrity and policies)
  seenManifests: browser,
} as const satisfies Record<string, StoragePlace>

export type StorageKey = keyof typeof storageTable
