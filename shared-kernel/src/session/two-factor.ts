import * as z from 'zod/mini'
import { readStored, removeStored, writeStored } from './storage'

/** S3.060: the validated one-time code that the next order consumes. */
const TwoFactor = z.object({
  otp: z.string(),
  otpVerifyMode: z.literal('OTP'),
  referenceNumber: z.string(),
})
export type TwoFactor = z.infer<typeof TwoFactor>

export function storeTwoFactor(details: TwoFactor): void {
  writeStored('twoFactor', details)
}

export function getTwoFactor(): TwoFactor | undefined {
  return readStored('twoFactor', TwoFactor)
}

/** Removed with the transaction draft (S3.042) and once the order has consumed it. */
export function clearTwoFactor(): void {
  removeStored('twoFactor')
}
