export interface StoragePlace {
  /** session: this tab, until it closes · local: this browser, for all tabs, and then always encrypted (S3.004). */
  place: 'session' | 'local'
  /** Whether a sign-out removes it. */
  endsWithSession: boolean
}

const tab: StoragePlace = { place: 'session', endsWithSession: true }
const browser: StoragePlace = { place: 'local', endsWithSession: true }

/** Every key that the portal keeps in the browser, under the names of section 3. No other part touches storage. */
export const storageTable = {
  // The session (S3.001)
  pan: tab,
  branchCode: tab,
  investorDetails: tab,
  accessToken: tab,
  refreshToken: tab,
  loggedIn: tab,
  // Around log-in (S3.005, S3.073, S4.020)
  setPasswordToken: tab,
  registrationDetails: tab,
  loginLocation: tab,
  signOutMessage: tab,
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
  pendingNotification: tab,
  utmReferenceId: tab,
  // Transactions (S3.041, S3.042, S3.060)
  newTransaction: tab,
  twoFactor: tab,
  defaultSchemes: tab,
  isRestartSip: browser,
  // Of the browser, not of the investor (S7.010)
  deviceId: { place: 'local', endsWithSession: false },
  // From tab to tab (decision 15)
  lastActivity: { place: 'local', endsWithSession: false },
  tabMessage: { place: 'local', endsWithSession: false },
  chartTables: { place: 'local', endsWithSession: false },
} as const satisfies Record<string, StoragePlace>

export type StorageKey = keyof typeof storageTable
