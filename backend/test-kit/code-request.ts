import { randomUUID } from 'node:crypto'
import type { ActivityType } from '@portal/contracts/identity/otp'

/** What a logged-in investor's page sends to get a one-time code; what the code is about goes beside it. */
export const codeRequest = <Activity extends ActivityType>(activityType: Activity, userId: string) => ({
  activityType,
  requestReference: randomUUID() as string,
  userId,
  folioNumber: '',
  arnCode: '' as const,
  flowType: 'INVESTOR' as const,
  emailId: '',
  mobileNumber: '',
  sendOtpTo: '' as const,
})
