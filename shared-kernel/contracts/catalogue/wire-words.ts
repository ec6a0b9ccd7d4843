import { words } from '@portal/contracts/words'

/**
 * Values of the wire that people read as they are: goals, frequencies, statuses of the registry. A language translates each
 * by its own name.
 */
export const wireWords = {
  // S9.024
  Daily: 'Daily',
  Monthly: 'Monthly',
  Quarterly: 'Quarterly',
  'Half Yearly': 'Half Yearly',
  Yearly: 'Yearly',
  // S9.025
  'Till Canceled': 'Till Canceled',
  'SIP amount reaches': 'SIP amount reaches',
  Date: 'Date',
  'No. of Months': 'No. of Months',
  'No. of Installments': 'No. of Installments',
  // S9.029
  Savings: 'Savings',
  Current: 'Current',
  NRO: 'NRO',
  NRE: 'NRE',
  // S9.035
  Single: 'Single',
  'Anyone or Survivor': 'Anyone or Survivor',
  Joint: 'Joint',
  // S9.034
  "Child's Education": "Child's Education",
  "Child's Marriage": "Child's Marriage",
  'Wealth Creation': 'Wealth Creation',
  'Retirement Planning': 'Retirement Planning',
  'Dream Home': 'Dream Home',
  'Dream Vacation': 'Dream Vacation',
  // S3.055
  Self: 'Self',
  Spouse: 'Spouse',
  'Dependent Children': 'Dependent Children',
  'Dependent Siblings': 'Dependent Siblings',
  'Dependent Parents': 'Dependent Parents',
  Guardian: 'Guardian',
  // The KYC of a PAN
  Validated: 'Validated',
  Registered: 'Registered',
  'Under Process': 'Under Process',
  'On-Hold': 'On-Hold',
  Rejected: 'Rejected',
  'Not Available': 'Not Available',
  // S9.028
  'Current Financial Year': 'Current Financial Year',
  'Previous Financial Year': 'Previous Financial Year',
  'Date Range': 'Date Range',
  'Since Inception': 'Since Inception',
  'All Schemes': 'All Schemes',
  'All Folios': 'All Folios',
  // S9.033: how risky a fund is
  Low: 'Low',
  'Low to Moderate': 'Low to Moderate',
  Moderate: 'Moderate',
  'Moderately High': 'Moderately High',
  High: 'High',
  'Very High': 'Very High',
} as const

/** A value of the wire in the language that is on; one that is no word is said as it is (docs/decisions/words.md: how a text is written). */
export const wordOf = (value: string): string =>
  Object.hasOwn(wireWords, value) ? words.named(value, value, {}) : value
