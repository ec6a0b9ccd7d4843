import { formatClockTime, formatDate, formatRupeesRounded, type PdfSection } from '@portal/kernel'
import type { SchemeDetails } from '@portal/contracts/schemes/product'
import type { Figures } from '@portal/contracts/support/figures'
import type { DocumentFacts } from './scheme-documents'

const from = (least: number, multiple: number) =>
  `From ${formatRupeesRounded(least)}, then in multiples of ${formatRupeesRounded(multiple)}`

export function minimumsSection({ chosen }: DocumentFacts): PdfSection {
  const sip =
    chosen.sipAllow === 'Y' ? `${from(chosen.minSip, chosen.minSipMultiples)}, a month` : 'Not offered'
  return {
    title: 'Minimum amounts',
    rows: [
      { label: 'First purchase', value: from(chosen.minPurchase, chosen.minPurchaseMultiples) },
      { label: 'Further purchase', value: from(chosen.minAddPurchase, chosen.minAddPurchaseMultipleAmt) },
      { label: 'SIP', value: sip },
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
      ? `If we have your order and your money by ${time} on a business day, you get the NAV of that day. After that you get the NAV of the next business day.`
      : `If we have your order and your money by ${time}, you get the NAV of the day before. After that you get the NAV of the day before the next business day.`
  return {
    title: 'Cut-off time and NAV',
    paragraphs: [
      buying,
      'The time at which your money reaches us counts, whatever the amount. NAVs are published at the end of every business day.',
    ],
    rows: [{ label: 'Cut-off to buy', value: `${time} on business days` }],
  }
}

function whenToBuy({ purAllow, nfoscheme, nfoStartDate, nfoEndDate }: SchemeDetails): string[] {
  if (nfoscheme && nfoStartDate && nfoEndDate)
    return [`You can buy it in its offer, from ${formatDate(nfoStartDate)} to ${formatDate(nfoEndDate)}.`]
  return purAllow === 'Y' ? [] : ['The scheme is closed to new investments. What you hold stays invested.']
}

export function buyingSection({ chosen, figures }: DocumentFacts): PdfSection {
  return {
    title: 'How to buy',
    paragraphs: [
      ...whenToBuy(chosen),
      'Log in, choose the scheme, plan and amount, and confirm the order with the code we send you. You pay from a bank account in your own name by UPI or net banking.',
      `You need a PAN and a KYC that is validated or registered. Stamp duty of ${figures.stampDuty}% is deducted from every purchase; units are allotted to three decimals.`,
    ],
  }
}

/** Selling has an hour of its own (SEBI). */
function redemptionNav(subCategory: string, { cutOffs }: Figures): string {
  const kind = kindOf(subCategory)
  const time = formatClockTime(cutOffs.sell[kind])
  return kind === 'other'
    ? `For a request by ${time} on a business day you get the NAV of that day, later the NAV of the next business day.`
    : `For a request by ${time} you get the NAV of the day before the next business day, later the NAV of that business day.`
}

const lockIn = (subCategory: string, { elssLockInYears: years }: Figures): string[] =>
  subCategory.includes('ELSS')
    ? [`Every purchase is locked for ${years} years. You cannot redeem or switch its units before.`]
    : []

export function sellingSection({ chosen, figures }: DocumentFacts): PdfSection {
  return {
    title: 'How to redeem',
    paragraphs: [
      ...lockIn(chosen.subCategory, figures),
      redemptionNav(chosen.subCategory, figures),
      `You can redeem on any business day, all units or a part. The units you bought first are redeemed first. We pay within ${chosen.redemptionDurationNote}, to a bank account registered in your folio.`,
    ],
  }
}
