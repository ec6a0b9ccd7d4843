/** From the order to the end of its time to pay; a transfer or a cheque that is begun in it has longer. */
export const minutesToPay = 30

/**
 * Bounds that the specification leaves open (S5.076, S9.077), each in the unit that its name or comment says. Contracts
 * and server rules take them from here, so that a form and the server never disagree.
 */
export const limits = {
  /** Characters. */
  text: {
    name: 64,
    line: 200,
    comment: 500,
    subject: 100,
    query: 2000,
    email: 254,
    typedPassword: 64,
    search: 64,
    subBroker: 40,
    campaignTag: 100,
    deviceToken: 2048,
    said: 10_000,
  },
  /** Entries of one request. */
  entries: {
    notificationsMarked: 100,
    history: 100,
    applicants: 3,
    nominees: 10,
    /** S9.013 */
    banksOfAFolio: 5,
    /** S9.014 */
    foliosMerged: 5,
    cartSchemes: 10,
    ordersOfACode: 10,
    instalments: 1200,
    attachments: 5,
  },
  /** Paise. Ten digits of rupees is what a form takes; above Rs 100 crore a person has to be asked. */
  paise: { purchase: 100_00_00_000_00, upiADay: 5_00_000_00, microAYear: 50_000_00 },
  /** In an hour, for one investor. */
  anHour: {
    otpChallenges: 10,
    otpChecks: 10,
    otpConfirmed: 100,
    panQuestions: 30,
    accountChecks: 20,
    uploads: 30,
    statements: 30,
    queries: 10,
  },
  /** Wrong passwords and codes from one place within an hour, before its browser has to do some work. */
  failuresBeforeProof: { ofADevice: 10, ofAnAddress: 50 },
  /** In an hour, of those who are not logged in, beside what one investor has. */
  unknownDevicesAnHour: { ofAnAddressForAPan: 6, toAContact: 6, ofADevice: 20, ofAnAddress: 100 },
  /** Bytes. */
  bytes: { request: 256 * 1024 },
  /** Things kept for one investor. */
  kept: { pushDevices: 10, passkeys: 10, statementsListed: 5, openQueries: 10, newFolioDrafts: 5 },
  seconds: { documentLink: 60 },
  hours: { statementFile: 24 },
  /** S9.013; what somebody else may have added stands in for nothing before its owner could read of it. */
  days: { newFolioDraft: 30, holderLink: 7, bankCooling: 10, passkeyCooling: 10 },
  /** Rows of one table on a screen; a file has all. */
  rows: { statementTable: 200 },
} as const
