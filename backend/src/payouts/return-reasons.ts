import { t } from '@portal/contracts/words/macros'

/** Why a bank sent money back, where it says so by a code; a row keeps ours. */
export const returnReasons = {
  accountClosed: () => t`The account is closed.`,
  accountFrozen: () => t`The account is frozen.`,
  accountInvalid: () => t`The bank does not know the account.`,
  accountDormant: () => t`The account is dormant.`,
  limitReached: () => t`The amount is more than the account may receive.`,
  bankUnreachable: () => t`The bank could not be reached.`,
  notTaken: () => t`The bank did not take the money.`,
}
export type ReturnReason = keyof typeof returnReasons

const isCode = (stored: string): stored is ReturnReason => Object.hasOwn(returnReasons, stored)

/** What a row has as its reason, in the reader's language; what a bank said in its own words stays as it is. */
export const sayReturnReason = (stored: string): string => (isCode(stored) ? returnReasons[stored]() : stored)
