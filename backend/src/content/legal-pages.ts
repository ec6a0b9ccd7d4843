import { formatClockTime } from '@portal/contracts/format'
import type { Figures } from '@portal/contracts/support/figures'
import type { Text } from '@portal/contracts/words'
import { msg, t } from '@portal/contracts/words/macros'
import { brand, contactEmail, helpline } from './brand'

export interface LegalPage {
  label: Text
  path: string
  /** In the language of the call, with the figures that hold on the day on which it is read. */
  paragraphs: (figures: Figures) => readonly string[]
}

const privacy = () => [
  t`We keep what the law asks of a mutual fund: your PAN, name, date of birth, contact details, bank accounts, nominees, and every transaction in your folios.`,
  t`We use it to run your folios, to confirm that it is you, and to tell you what happened. We do not sell it, and we share it only with the registrar, the KYC agencies, the banks and the payment companies that a transaction needs.`,
  t`We mask your PAN, account numbers and contact details wherever nobody has to read them in full. We never write them to our logs.`,
  t`You can ask what we keep about you, and have it corrected: write to ${{ email: contactEmail }} or call ${helpline}.`,
]

const providers = () => [
  t`Registrar and transfer agent: keeps the register of unit holders and issues account statements.`,
  t`Custodian: holds the securities of every scheme, apart from the money of the asset manager.`,
  t`KYC registration agencies: answer whether your KYC is complete.`,
  t`Payment gateway and the National Payments Corporation of India: carry your payments by net banking, debit card and UPI, and register mandates.`,
]

const terms = ({ cutOffs: { buy } }: Figures) => [
  t`You may use this portal for folios in which you are the first holder. What you confirm with a one-time code counts as signed by you.`,
  t`You get the NAV of the business day on which your money reaches the scheme before the cut-off: ${{ usual: formatClockTime(buy.other) }} for most schemes, ${{ liquid: formatClockTime(buy.liquid) }} for liquid and overnight schemes. After the cut-off you get the NAV of the next business day.`,
  t`Keep your password and your codes to yourself. We never ask for them.`,
  t`This is a demonstration of a fictional fund house, ${{ brand: brand.name }}. No money moves and no units are issued.`,
]

const risks = () => [
  t`Mutual fund investments are subject to market risks, read all scheme related documents carefully.`,
  t`The value of your units follows the prices of what the scheme holds. It can fall below what you paid. Past performance may or may not be sustained in future.`,
  t`Equity schemes fall with share prices; debt schemes fall when interest rates rise or a borrower does not pay; international schemes also fall when the rupee rises.`,
  t`You see the level of risk on the riskometer of every scheme, from low to very high. We review it every month.`,
]

/** The documents that the footer leads to; short, because the fund house is a fictional one. */
export const legalPages: readonly LegalPage[] = [
  { label: msg`Privacy Policy`, path: '/legal/privacy-policy', paragraphs: privacy },
  { label: msg`Service Providers`, path: '/legal/service-providers', paragraphs: providers },
  { label: msg`Terms & Conditions`, path: '/legal/terms-and-conditions', paragraphs: terms },
  { label: msg`Risk Factors`, path: '/legal/risk-factors', paragraphs: risks },
]
