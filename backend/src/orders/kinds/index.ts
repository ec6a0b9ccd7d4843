import { autoSwitch } from './auto-switch'
import { changeDividend } from './change-dividend'
import { instaRedeem } from './insta-redeem'
import { asConfirmed, asKind } from '../kind'
import { lumpsum } from './lumpsum'
import { redeem } from './redeem'
import { switching } from './switch'

/** Kinds of one order each, which an investor asks for, and confirms by a one-time code. */
export const confirmedOrderKinds = {
  LUMPSUM: asConfirmed(lumpsum),
  REDEEM: asConfirmed(redeem),
  INSTA_REDEEM: asConfirmed(instaRedeem),
  SWITCH: asConfirmed(switching),
  CHANGE_DIVIDEND: asConfirmed(changeDividend),
}

/** With those that are placed by themselves. */
export const orderKinds = {
  ...confirmedOrderKinds,
  AUTO_SWITCH: asKind(autoSwitch),
}
