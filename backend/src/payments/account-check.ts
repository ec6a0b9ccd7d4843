import type { Config } from '../platform/config'
import { httpPennyDrop, pennyDropAccess } from './adapters/penny-drop/penny-drop'
import { razorpayXCheck } from './adapters/razorpayx/account-validation'
import { razorpayXSettings } from './adapters/razorpayx/settings'

export interface NamedAccount {
  accountNumber: string
  ifscCode: string
}

/** What a provider found out about an account. */
export interface AccountFinding {
  /** 'unknown' where its bank, or the provider, gave no answer. */
  state: 'active' | 'invalid' | 'unknown'
  /** How well the bank's name of the holder agrees with ours, 0 to 100; undefined where the bank names nobody. */
  nameMatch?: number
  /** The provider's reference. */
  reference: string
  /** Why nothing is known, as a code. */
  reason?: string
}

/** Asks an account's bank whose it is. Answers whatever happens: no answer is 'unknown'. */
export type AccountCheck = (account: NamedAccount, holder: string) => Promise<AccountFinding>

type Settings = Pick<Config, 'accountCheck' | 'env' | 'mode'>

/** The check that this installation chose (`ACCOUNT_CHECK`). Throws MissingSecrets where its settings are not there. */
export function accountCheckOf(config: Settings, publicUrl: string): AccountCheck {
  if (config.accountCheck.provider === 'razorpayx')
    return razorpayXCheck(razorpayXSettings(config, publicUrl))
  return httpPennyDrop(pennyDropAccess(config, publicUrl))
}

export type AccountOutcome = 'verified' | 'nameMismatch' | 'bankDown' | 'closed'

/** What a finding means for the account, by the least agreement of names that will do. Without a name from the bank it is nobody's yet. */
export function outcomeOf({ state, nameMatch = 0 }: AccountFinding, least: number): AccountOutcome {
  if (state === 'unknown') return 'bankDown'
  if (state === 'invalid') return 'closed'
  return nameMatch >= least ? 'verified' : 'nameMismatch'
}
