import * as z from 'zod/mini'
import { readStored, removeStored, writeStored } from './storage'

/** S3.060: the validated one-time code that the next order consumes. */
const TwoFactor = z.object({
  otp: z.string(),
  otpVerifyMode: z.literal('OTP'),
  referenceNumber: z.string(),
})
export type TwoFactor = z.infer<typeof TwoFactor>

/** Keeps a validated one-time code, prefix and digits, until the order that it confirms is sent (S3.060). */
export function storeTwoFactor(details: TwoFactor): void {
  writeStored('twoFactor', details)
}

/** The validated one-time code; undefined where none is kept, or what is kept has another shape (S3.060). */
export function getTwoFactor(): TwoFactor | undefined {
  return readStored('twoFactor', TwoFactor)
}

/** Removed with the transaction draft (S3.042) and once the order has consumed it. */
export function clearTwoFactor(): void {
  removeStored('twoFactor')
}
