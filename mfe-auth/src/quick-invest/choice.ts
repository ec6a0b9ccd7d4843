import type { Scheme } from '@portal/contracts/schemes/product'

/** Once, or again and again. */
export type QuickInvestType = 'LUMPSUM' | 'SIP'

/** What a visitor wants to buy, and how a code reaches them. */
export interface QuickInvestValues {
  pan: string
  email: string
  mobile: string
  countryCode: string
  schemePlanCode: string
  investmentType: QuickInvestType
  /** In paise: of a SIP, each instalment. */
  amount: number
}

/** Of the choice, what the later pages show. */
export interface QuickInvestChoice {
  scheme: Scheme
  investmentType: QuickInvestType
  amount: number
  /** What was typed, for a KYC that has to be done first. */
  contact: { mobile: string; email: string }
}
