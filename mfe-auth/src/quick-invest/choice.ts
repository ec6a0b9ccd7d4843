import type { Scheme } from '@portal/kernel/contracts/product'

/** What a visitor wants to buy, and how a code reaches them. */
export interface QuickInvestValues {
  pan: string
  email: string
  mobile: string
  countryCode: string
  schemePlanCode: string
  /** In paise. */
  amount: number
}

/** Of the choice, what the later pages show. */
export interface QuickInvestChoice {
  scheme: Scheme
  amount: number
  /** What was typed, for a KYC that has to be done first. */
  contact: { mobile: string; email: string }
}
