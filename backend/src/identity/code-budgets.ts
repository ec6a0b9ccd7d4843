import { limits } from '@portal/kernel/validation'
import { hashOfDevice } from '../platform/tokens'
import type { Budget } from './hourly-budget'
import type { PendingRegistration } from './pending-registration'
import { networkOf, type Visitor } from './visitor'

const { otpChallenges: codes, otpChecks: checks } = limits.anHour
const { ofAnAddressForAPan, toAContact, ofADevice, ofAnAddress } = limits.strangersAnHour

/** What an investor has in a session or on a known device, for codes of their own and of other holders of a folio. */
export const ownCodes = (asker: string, pan: string): Budget[] => [
  { name: `codes of ${asker} for ${pan}`, most: codes },
]
export const ownChecks = (asker: string, pan: string): Budget[] => [
  { name: `checks of ${asker} for ${pan}`, most: checks },
]

/**
 * What all strangers together have for one PAN. One address has a part of it, so that it does not use up everything;
 * a device and an address have so many for all PANs.
 */
export const strangersCodes = (pan: string, visitor: Visitor): Budget[] => [
  { name: `codes of strangers for ${pan}`, most: codes },
  { name: `codes of ${networkOf(visitor)} for ${pan}`, most: ofAnAddressForAPan },
  { name: `codes of device ${hashOfDevice(visitor.deviceId)}`, most: ofADevice },
  { name: `codes of ${networkOf(visitor)}`, most: ofAnAddress },
]
export const strangersChecks = (pan: string, visitor: Visitor): Budget[] => [
  { name: `checks of strangers for ${pan}`, most: checks },
  { name: `checks of ${networkOf(visitor)} for ${pan}`, most: ofAnAddressForAPan },
]

/** What may be sent to a contact that somebody typed, whatever the PAN, first and again. */
export const codesToContact = (typed: PendingRegistration | null): Budget[] =>
  typed
    ? [typed.email.toLowerCase(), `${typed.countryCode}${typed.mobile}`].map((to) => ({
        name: `codes to ${to}`,
        most: toAContact,
      }))
    : []
