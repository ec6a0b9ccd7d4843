import { formatClockTime, formatDate, formatRupeesRounded, type PdfSection } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { SchemeDetails } from '@portal/contracts/schemes/product'
import type { Figures } from '@portal/contracts/support/figures'
import type { DocumentFacts } from './scheme-documents'

function from(least: number, multiple: number): string {
  const [first, step] = [formatRupeesRounded(least), formatRupeesRounded(multiple)]
  return t`From ${first}, then in multiples of ${step}`
}

function sipText({ sipAllow, minSip, minSipMultiples }: SchemeDetails): string {
  if (sipAllow !== 'Y') return t`Not offered`
  const [first, step] = [formatRupeesRounded(minSip), formatRupeesRounded(minSipMultiples)]
  return t`From ${first}, then in multiples of ${step}, a month`
}

export function minimumsSection({ chosen }: DocumentFacts): PdfSection {
  return {
    title: t`Minimum amounts`,
    rows: [
      { label: t`First purchase`, value: from(chosen.minPurchase, chosen.minPurchaseMultiples) },
      { label: t`Further purchase`, value: from(chosen.minAddPurchase, chosen.minAddPurchaseMultipleAmt) },
      { label: t`SIP`, value: sipText(chosen) },
    ],
  }
}

/** What decides the hours of a scheme, and whether its price is one of the day before. */
function kindOf(subCategory: string): keyof Figures['cutOffs']['sell'] {
  if (/^Liquid\b/.test(subCategory)) return 'liquid'
  return /^Overnight\b/.test(subCategory) ? 'overnight' : 'other'
}

export function navSection({ chosen }: DocumentFacts): PdfSection {
  const time = formatClockTime(chosen.cutOff)
  const buying =
    kindOf(chosen.subCategory) === 'other'
      ? t`If we have your order and your money by ${time} on a business day, you get the NAV of that day. After that you get the NAV of the next business day.`
      : t`If we have your order and your money by ${time}, you get the NAV of the day before. After that you get the NAV of the day before the next business day.`
  return {
    title: t`Cut-off time and NAV`,
    paragraphs: [
      buying,
      t`The time at which your money reaches us counts, whatever the amount. NAVs are published at the end of every business day.`,
    ],
    rows: [{ label: t`Cut-off to buy`, value: t`${time} on business days` }],
  }
}

function whenToBuy({ purAllow, nfoscheme, nfoStartDate, nfoEndDate }: SchemeDetails): string[] {
  if (nfoscheme && nfoStartDate && nfoEndDate) {
    const [first, last] = [formatDate(nfoStartDate), formatDate(nfoEndDate)]
    return [t`You can buy it in its offer, from ${first} to ${last}.`]
  }
  return purAllow === 'Y' ? [] : [t`The scheme is closed to new investments. What you hold stays invested.`]
}

export function buyingSection({ chosen, figures }: DocumentFacts): PdfSection {
  const { stampDuty } = figures
  return {
    title: t`How to buy`,
    paragraphs: [
      ...whenToBuy(chosen),
      t`Log in, choose the scheme, plan and amount, and confirm the order with the code we send you. You pay from a bank account in your own name by UPI or net banking.`,
      t`You need a PAN and a KYC that is validated or registered. Stamp duty of ${stampDuty}% is deducted from every purchase; units are allotted to three decimals.`,
    ],
  }
}

/** Selling has an hour of its own (SEBI). */
function redemptionNav(subCategory: string, { cutOffs }: Figures): string {
  const kind = kindOf(subCategory)
  const time = formatClockTime(cutOffs.sell[kind])
  return kind === 'other'
    ? t`For a request by ${time} on a business day you get the NAV of that day, later the NAV of the next business day.`
    : t`For a request by ${time} you get the NAV of the day before the next business day, later the NAV of that business day.`
}

const lockIn = (subCategory: string, { elssLockInYears: years }: Figures): string[] =>
  subCategory.includes('ELSS')
    ? [t`Every purchase is locked for ${years} years. You cannot redeem or switch its units before.`]
    : []

export function sellingSection({ chosen, figures }: DocumentFacts): PdfSection {
  const days = chosen.redemptionDurationNote
  return {
    title: t`How to redeem`,
    paragraphs: [
      ...lockIn(chosen.subCategory, figures),
      redemptionNav(chosen.subCategory, figures),
      t`You can redeem on any business day, all units or a part. The units you bought first are redeemed first. We pay within ${days}, to a bank account registered in your folio.`,
    ],
  }
}
