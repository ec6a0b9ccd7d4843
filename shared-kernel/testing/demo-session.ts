import type { Session } from '@portal/contracts/identity/auth'

/** An answer of a log-in, for tests. */
export const demoSession: Session = {
  sessionToken: 'session-1',
  refreshToken: 'refresh-1',
  expiresInSeconds: 300,
  investor: {
    pan: 'ZZZPV1001A',
    name: 'Asha Verma',
    emailId: 'asha@example.in',
    mobileNum: '9876543210',
    countryCode: '+91',
    isInternational: false,
    branchCode: 'B001',
    investorDOB: '1980-06-01',
    newInvestor: false,
    hasInvestments: true,
    defaultCommunication: true,
    kycStatus: 'Validated',
  },
}
