import { t } from '@portal/contracts/words/macros'
import { formatDate, formatRupees, formatRupeesRounded, paymentModeLabels } from '@portal/contracts/format'
import type { GatewayMode } from '@portal/contracts/payments/payment-attempt'
import { limits } from '@portal/contracts/validation'
import { Refusal } from '../platform/refusal'

/** An account that the investor may pay from. */
export interface PayingBank {
  bankId: string
  bankName: string
  accountLast4: string
  paymentModes: GatewayMode[]
  /** The first day on which it can be used, while its cooling period runs. */
  usableFrom: string | null
}

/** UPI takes at most Rs 5 lakh a day for the capital market. */
export const upiDayLimit = limits.paise.upiADay

/**
 * Whether an amount can be paid in a way from a bank; throws the refusal, worded for the investor. `upiToday` is what
 * the investor's other orders paid, or may still pay, by UPI on this day.
 * Only UPI, where the investor picks the account in the app, goes without a bank.
 */
export function checkPayment(
  mode: GatewayMode,
  amount: number,
  bank: PayingBank | null,
  upiToday: number,
): void {
  if (mode === 'UPI' && amount + upiToday > upiDayLimit) throw new Refusal('-321', upiLimitText(upiToday))
  if (!bank) {
    if (mode === 'UPI') return
    throw new Refusal('-322', t`Choose the bank account to pay from.`)
  }
  if (bank.usableFrom) {
    throw new Refusal(
      '-323',
      t`${{ bankName: bank.bankName }} ••${{ accountLast4: bank.accountLast4 }} is in its 10-day cooling period, so you can pay from it from ${{ usableFrom: formatDate(bank.usableFrom) }}. Choose another bank.`,
    )
  }
  if (!bank.paymentModes.includes(mode)) {
    throw new Refusal(
      '-324',
      t`The selected bank does not support ${{ mode: paymentModeLabels[mode] }}. Choose another way to pay or another bank.`,
    )
  }
}

function upiLimitText(upiToday: number): string {
  const most = formatRupeesRounded(upiDayLimit)
  return upiToday
    ? t`You can pay up to ${most} a day by UPI, and have ${{ left: formatRupees(Math.max(0, upiDayLimit - upiToday)) }} left today. For more, use net banking or a debit card.`
    : t`You can pay up to ${most} a day by UPI. For more, use net banking or a debit card.`
}
