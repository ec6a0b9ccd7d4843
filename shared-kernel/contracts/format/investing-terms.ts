/* eslint-disable lingui/no-unlocalized-strings -- Values of the wire; what is shown of them goes through `msg` and `wordOf`. */
import { msg } from '@portal/contracts/words/macros'
import { saidTable, tableSaidBy } from '@portal/contracts/words'
import { wordOf } from '@portal/contracts/catalogue'

/** S9.024 */
export const frequencies = ['Daily', 'Monthly', 'Quarterly', 'Half Yearly', 'Yearly'] as const
export type Frequency = (typeof frequencies)[number]

/** S9.018 */
export const sipDates = [1, 5, 7, 10, 15, 20, 25] as const

/** S9.021: the smallest additional purchase and its steps where a scheme names none, in paise. */
export const additionalDefaults = { min: 1_000_00, multiple: 1_00 } as const

/** S9.025 */
export const sipEndTypes = [
  'Till Canceled',
  'SIP amount reaches',
  'Date',
  'No. of Months',
  'No. of Installments',
] as const

/** S9.029 */
export const accountTypes = ['Savings', 'Current', 'NRO', 'NRE'] as const

/** S9.035 */
export const holdingOptions = ['Anyone or Survivor', 'Joint'] as const

/** S9.027: codes of the wire and what investors read. */
export const paymentModeLabels = saidTable({
  DCB: msg`Net banking`,
  DC: msg`Debit card`,
  UPI: msg`UPI`,
  RTGS: msg`RTGS/NEFT`,
  KOTM: msg`One-time mandate`,
  NACH: msg`E-mandate`,
  CHEQUE: msg`Cheque`,
})

/** S9.027: how a SIP is paid, by the kind of its mandate. */
export const mandatePaymentModes = { OTM: 'KOTM', EMANDATE: 'NACH', UPI_AUTOPAY: 'UPI' } as const

/** S3.055: what a folio keeps a relation as, in English whatever language is on. */
export const relationNames = {
  SE: 'Self',
  SP: 'Spouse',
  DC: 'Dependent Children',
  DS: 'Dependent Siblings',
  DP: 'Dependent Parents',
  GD: 'Guardian',
} as const

/** S3.055: what investors read. */
export const nomineeRelations = tableSaidBy(wordOf, relationNames)

/** S4.005, S4.006 */
export const flowKinds = [
  'LUMPSUM',
  'SIP',
  'SWITCH',
  'STP',
  'SWP',
  'REDEEM',
  'NEW_SCHEME',
  'INVEST_FOR_MINOR',
  'FIRST_SCHEME',
  'TOP_UP',
  'SIP_COMBO',
  'E-MANDATE',
  'DTP',
  'INSTA_REDEEM',
  'CHANGE_DIVIDEND',
  'LUMPSUM_SIP',
  'Renew SIP',
  'SIP_MODIFICATION',
  'UNCLAIMED',
] as const
export type FlowKind = (typeof flowKinds)[number]

/** S9.002, in CSS pixels; the mobile layout holds up to and including its number (decision 16). */
export const breakpoints = { mobile: 768, tablet: 992, desktop: 1200 } as const
