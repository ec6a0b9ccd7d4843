import type { ActivityType } from '@portal/contracts/identity/otp'
import { limits } from '@portal/contracts/validation'
import { hashOfDevice } from '../platform/tokens'
import type { Budget } from './hourly-budget'
import type { PendingRegistration } from './pending-registration'
import { networkOf, type Visitor } from './visitor'

const { otpChallenges: codes, otpChecks: checks, otpConfirmed: confirmed } = limits.anHour
const { ofAnAddressForAPan, toAContact, ofADevice, ofAnAddress } = limits.unknownDevicesAnHour

/** What takes something back has budgets of its own: nothing else that was done may stand in its way. */
const takesBack = (activity: ActivityType): boolean => /^CANCEL_|_CANCEL$/.test(activity)
const whatFor = (asker: string, pan: string, activity: ActivityType): string =>
  `${asker} for ${pan}${takesBack(activity) ? ' to cancel' : ''}`

/**
 * What an investor has in a session or on a known device, for codes of their own and of other holders of a folio. A
 * code that is confirmed is given back, and its check counts in a wide budget: both limit guesses, not orders.
 */
export const ownCodes = (asker: string, pan: string, activity: ActivityType): Budget[] => [
  { name: `codes of ${whatFor(asker, pan, activity)}`, most: codes },
]
/** The wrong ones. */
export const ownChecks = (asker: string, pan: string, activity: ActivityType): Budget[] => [
  { name: `checks of ${whatFor(asker, pan, activity)}`, most: checks },
]
export const confirmations = (asker: string, pan: string, activity: ActivityType): Budget[] => [
  { name: `confirmations of ${whatFor(asker, pan, activity)}`, most: confirmed },
]

/** Challenges for a log-in by passkey: each is a row, and nobody need be anybody to ask for one. */
export const passkeyChallengesOf = (visitor: Visitor): Budget[] => [
  { name: `passkey challenges of device ${hashOfDevice(visitor.deviceId)}`, most: ofADevice },
  { name: `passkey challenges of ${networkOf(visitor)}`, most: ofAnAddress },
]

/**
 * What all strangers together have for one PAN. One address has a part of it, so that it does not use up everything;
 * a device and an address have so many for all PANs.
 */
export const unknownDevicesCodes = (pan: string, visitor: Visitor): Budget[] => [
  { name: `codes of strangers for ${pan}`, most: codes },
  { name: `codes of ${networkOf(visitor)} for ${pan}`, most: ofAnAddressForAPan },
  { name: `codes of device ${hashOfDevice(visitor.deviceId)}`, most: ofADevice },
  { name: `codes of ${networkOf(visitor)}`, most: ofAnAddress },
]
/** What all others together may guess of what stands on the PAN card of one PAN. */
export const guessesOfCard = (pan: string): Budget[] => [
  { name: `checks of strangers for ${pan}`, most: checks },
]

export const unknownDevicesChecks = (pan: string, visitor: Visitor): Budget[] => [
  ...guessesOfCard(pan),
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
