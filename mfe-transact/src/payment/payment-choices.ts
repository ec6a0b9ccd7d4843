import { formatDate, formatRupeesRounded, limits, listed, message, paymentModeLabels } from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { BankHealth, MandateToPay, paymentApi } from '@portal/contracts/payments/payment'
import type {
  GatewayMode,
  MandateMode,
  PaymentAttempt,
  PaymentMode,
} from '@portal/contracts/payments/payment-attempt'
import type { Figures } from '@portal/contracts/support/figures'
import { dayName } from '../shared/days'
import { accountName } from '../shared/payout-account'

export type PaymentBank = ResponseOf<typeof paymentApi.banks>['banks'][number]

export interface BankChoice {
  /** Of the account; for a mandate its UMRN. */
  bankId: string
  /** "Parijat Bank ••4417" */
  name: string
  refusal?: string
  /** Told before it is chosen: its page is slow. */
  warning?: string
}

export interface ModeChoice {
  mode: PaymentMode
  title: string
  text: string
  banks: BankChoice[]
  /** Why the mode cannot be used at all. */
  refusal?: string
}

/** Why a bank cannot pay in a mode (S8.027, cooling period), or undefined. */
export function bankRefusal(bank: PaymentBank, mode: GatewayMode): string | undefined {
  if (bank.usableFrom) return t`Can be used from ${{ day: formatDate(bank.usableFrom) }}`
  if (!bank.paymentModes.length) return message('bankNotSupported')
  return bank.paymentModes.includes(mode)
    ? undefined
    : message('modeNotSupported', { bank: bank.bankName, mode: paymentModeLabels[mode] })
}

/** Whether a mandate pays. */
export const isMandate = (mode: PaymentMode): mode is MandateMode => mode === 'KOTM' || mode === 'NACH'

/**
 * The ways to pay, in their order; what cannot be used stays, with the reason. Mandates stand among them where the
 * server offers some for the order.
 */
export function modeChoices(
  banks: readonly PaymentBank[],
  amount: number,
  troubled: readonly BankHealth[] = [],
  mandates: readonly MandateToPay[] = [],
  figures?: Figures,
): ModeChoice[] {
  const [upi, ...others] = gatewayChoices(banks, amount, troubled, figures)
  const byMandate = (['KOTM', 'NACH'] as const).flatMap((mode) => mandateChoice(mode, mandates))
  return [...(upi ? [upi] : []), ...byMandate, ...others]
}

/** All mandates of a kind go to the bank on the same day. */
function mandateChoice(mode: MandateMode, mandates: readonly MandateToPay[]): ModeChoice[] {
  const usableOnes = mandates.filter(({ paymentMode }) => paymentMode === mode)
  const [first] = usableOnes
  if (!first) return []
  const { debitOn, moneyBy } = first
  const day = dayName(debitOn)
  const by = dayName(moneyBy)
  const text = t`You do not go to your bank. Debited on ${day}; the money is here by ${by}, and you get the NAV of the day on which it arrives.`
  const accounts = usableOnes.map((mandate) => ({ bankId: mandate.umrn, name: accountName(mandate) }))
  return [{ mode, title: paymentModeLabels[mode], text, banks: accounts }]
}

function gatewayChoices(
  banks: readonly PaymentBank[],
  amount: number,
  troubled: readonly BankHealth[],
  figures: Figures | undefined,
): ModeChoice[] {
  return (['UPI', 'DCB', 'DC', 'RTGS', 'CHEQUE'] as const).map((mode) => {
    const choices = banks.map((bank) => {
      const health = mode === 'DCB' ? healthOf(bank, troubled) : 'up'
      const refusal = bankRefusal(bank, mode) ?? (health === 'down' ? downText(bank) : undefined)
      return {
        bankId: bank.bankId,
        name: accountName(bank),
        ...(refusal && { refusal }),
        ...(health === 'slow' && { warning: slowText() }),
      }
    })
    const refusal = modeRefusal(mode, choices, amount)
    return {
      mode,
      title: paymentModeLabels[mode],
      text: mode === 'RTGS' ? transferText(figures) : modeText(mode, choices),
      banks: choices,
      ...(refusal && { refusal }),
    }
  })
}

const healthOf = ({ bankName }: PaymentBank, troubled: readonly BankHealth[]): BankHealth['health'] =>
  troubled.find((each) => each.bankName === bankName)?.health ?? 'up'

/** S7.119: told before, with another way. */
const downText = ({ bankName }: PaymentBank): string =>
  t`${bankName}’s page is down now. Pay by UPI or debit card, or choose another bank.`
const slowText = () => t`This bank’s page is slow now. Paying by UPI is quicker.`

const usable = (banks: readonly BankChoice[]): BankChoice[] => banks.filter(({ refusal }) => !refusal)

function modeRefusal(mode: GatewayMode, banks: readonly BankChoice[], amount: number): string | undefined {
  if (mode === 'UPI' && amount > limits.paise.upiADay)
    return t`You can pay up to ${{ most: formatRupeesRounded(limits.paise.upiADay) }} a day by UPI. For more, use net banking.`
  return usable(banks).length
    ? undefined
    : (banks[0]?.refusal ?? t`You cannot pay this way from any of your bank accounts.`)
}

const transferText = (figures: Figures | undefined): string =>
  figures
    ? plural(
        { days: figures.transferBusinessDays },
        {
          one: 'Transfer it yourself from your bank. Choose it in the time above; the money then has # business day.',
          other:
            'Transfer it yourself from your bank. Choose it in the time above; the money then has # business days.',
        },
      )
    : t`Transfer it yourself from your bank. Choose it in the time above.`

function modeText(mode: GatewayMode, banks: readonly BankChoice[]): string {
  if (mode === 'UPI') return t`Use any UPI app. Your money reaches us in seconds.`
  if (mode === 'DC') return t`Use your debit card and your bank’s one-time code.`
  if (mode === 'CHEQUE')
    return t`Send us a cheque. Choose it in the time above. You get the NAV of the day on which it is cleared.`
  const [first, ...others] = usable(banks).map(({ name }) => name)
  return first && others.length === 0
    ? t`${{ account: first }} · your money reaches us in seconds`
    : t`Pay on your bank’s page. Your money reaches us in seconds.`
}

/**
 * What the page starts with: the mode and the bank of the last attempt, so that trying again is one press; else the
 * first mode that can be used, and its first usable bank.
 */
export function firstChoice(
  modes: readonly ModeChoice[],
  last?: Pick<PaymentAttempt, 'paymentMode' | 'bankName' | 'accountLast4'>,
): { mode: PaymentMode; bankId: string | null } {
  const open = modes.filter(({ refusal }) => !refusal)
  const first = open.find(({ mode }) => mode === last?.paymentMode) ?? open[0] ?? modes[0]
  const { bankName, accountLast4 } = last ?? {}
  const name = bankName && accountLast4 ? accountName({ bankName, accountLast4 }) : undefined
  const same = usable(first?.banks ?? []).find((bank) => bank.name === name)
  return { mode: first?.mode ?? 'UPI', bankId: same?.bankId ?? firstBank(first) }
}

export const firstBank = (choice: ModeChoice | undefined): string | null =>
  usable(choice?.banks ?? [])[0]?.bankId ?? null

/** "Parijat Bank ••4417 or Meghdoot Bank ••9052": the accounts that a UPI payment may come from. */
export function upiAccounts(modes: readonly ModeChoice[]): string {
  const banks = usable(modes.find(({ mode }) => mode === 'UPI')?.banks ?? [])
  return listed(
    banks.map(({ name }) => name),
    'or',
  )
}

/**
 * The key of a payment attempt. It is the same for a double click, a reload and a second tab, so that they get one
 * attempt; `turn` makes another one once an attempt has ended or was refused. A bank is named by the end of its id, since a key has
 * at most 64 letters, digits and dashes.
 */
export function attemptKey(orderId: string, mode: PaymentMode, bankId: string | null, turn: string): string {
  const bank = (bankId ?? 'any').slice(-12)
  return [orderId, mode, bank, turn].join('-').replace(/[^\w-]/g, '_')
}
