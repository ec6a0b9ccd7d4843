import * as z from 'zod/mini'
import { AccountType, BusinessDate, FolioNumber, Instant, Paise, Pan, AnswerText } from '../wire/common'
import { endpoint, Nothing } from '../wire/endpoint'
import { buyingScopes } from '../identity/session-scope'
import { PurchaseOrder } from '../orders/order'
import { GatewayMode, MandateMode, PaymentAttempt } from './payment-attempt'

/** Of a cheque: its number, and its picture as an uploaded document. */
export const ChequeData = z.object({
  chequeNumber: z.string().check(z.regex(/^\d{6}$/)),
  formImage: z.string().check(z.minLength(1), z.maxLength(64)),
})

/** Where money is transferred to, and under which reference it is known (S7.122). Money in paise. */
export const BeneficiaryDetails = z.object({
  beneficiaryName: AnswerText,
  accountNumber: AnswerText,
  ifscCode: AnswerText,
  bankName: AnswerText,
  reference: AnswerText,
  amount: Paise,
  /** By when the money must be here. */
  payBefore: Instant,
})
export type BeneficiaryDetails = z.infer<typeof BeneficiaryDetails>

/** How a bank's own page for payments works now. */
export const BankHealth = z.object({ bankName: AnswerText, health: z.enum(['up', 'slow', 'down']) })
export type BankHealth = z.infer<typeof BankHealth>

/** An account that may pay into a folio (S7.084). */
export const PayingAccount = z.object({
  bankId: AnswerText,
  bankCode: AnswerText,
  bankName: AnswerText,
  ifscCode: AnswerText,
  bankAddress: AnswerText,
  bankCity: AnswerText,
  accountType: AccountType,
  /** Only the last 4 digits. */
  accountNo: AnswerText,
  isDefault: z.boolean(),
  /** The first day on which it may pay; null: it may now. */
  usableFrom: z.nullable(BusinessDate),
})
export type PayingAccount = z.infer<typeof PayingAccount>

/** A mandate that may pay a checkout, and what becomes of it if it is chosen now. Money in paise. */
export const MandateToPay = z.object({
  umrn: AnswerText,
  paymentMode: MandateMode,
  bankName: AnswerText,
  accountLast4: AnswerText,
  /** The most that one debit may take. */
  limit: Paise,
  /** The day on which the debit goes to the bank, and the day by which the money is here. */
  debitOn: BusinessDate,
  moneyBy: BusinessDate,
})
export type MandateToPay = z.infer<typeof MandateToPay>

const byTransaction = z.object({ transactionId: z.string().check(z.maxLength(64)) })

const CheckoutStatus = z.object({
  order: PurchaseOrder,
  /** What one payment pays for: this order, and the others of its cart. Money in paise. */
  checkout: z.object({ amount: Paise, orders: z.array(PurchaseOrder) }),
  serverNow: Instant,
})

export const paymentApi = {
  initiatePayment: endpoint({
    summary: 'Starts one payment attempt of the checkout that an order belongs to; one at most is open',
    method: 'POST',
    path: 'transaction/payment/initiate',
    token: 'session',
    envelope: true,
    sessionScopes: buyingScopes,
    idempotent: true,
    request: z.object({
      transactionId: z.string().check(z.maxLength(64)),
      paymentMode: GatewayMode,
      bankId: z.nullable(z.string().check(z.maxLength(64))),
      /** Of a cheque only. */
      chequeData: z.optional(ChequeData),
      /** The page that asks goes on by itself, and where the bank leads back to only says so; else back to the order (S7.081). */
      returnTo: z.optional(z.literal('beside')),
    }),
    response: z.object({
      paymentId: AnswerText,
      paymentGateway: z.object({
        providerType: AnswerText,
        /** Where the browser goes for net banking and cards, and what the UPI app opens. One use, short-lived. */
        url: AnswerText,
        transactionToken: AnswerText,
      }),
      upi: z.nullable(
        z.object({
          payee: AnswerText,
          payeeName: AnswerText,
          qrPayload: AnswerText,
          expiresAt: Instant,
        }),
      ),
    }),
  }),
  payByMandate: endpoint({
    summary: 'Pays the checkout of an order by one debit on a mandate; the bank answers a business day later',
    method: 'POST',
    path: 'transaction/payment/mandate',
    token: 'session',
    envelope: true,
    idempotent: true,
    request: z.object({
      transactionId: z.string().check(z.maxLength(64)),
      umrn: z.string().check(z.minLength(1), z.maxLength(40)),
    }),
    response: z.object({ paymentId: AnswerText }),
  }),
  paymentStatus: endpoint({
    summary: 'The order with its payment attempts, to poll after the browser returned',
    method: 'POST',
    path: 'transaction/paymentStatus',
    token: 'session',
    envelope: true,
    sessionScopes: buyingScopes,
    request: byTransaction,
    response: CheckoutStatus,
  }),
  getPaymentFailedDetails: endpoint({
    summary: 'The payments of an order that did not go through, the last one first (S7.041)',
    method: 'POST',
    path: 'investor/getPaymentFailedDetails',
    token: 'session',
    envelope: true,
    sessionScopes: ['paymentFailedLink'],
    request: byTransaction,
    response: z.object({ failures: z.array(PaymentAttempt) }),
  }),
  beneficiaryDetails: endpoint({
    summary: 'The account and the reference of the transfer that is to pay an order',
    method: 'POST',
    path: 'transaction/beneficiaryDetails',
    token: 'session',
    envelope: true,
    sessionScopes: buyingScopes,
    request: byTransaction,
    response: BeneficiaryDetails,
  }),
  bankDetails: endpoint({
    summary: 'The bank accounts of a folio, money from which is taken; the usual one first',
    method: 'POST',
    path: 'inv/bank_details',
    token: 'session',
    envelope: true,
    sessionScopes: ['quickInvest'],
    request: z.object({ pan: Pan, folioNbr: FolioNumber }),
    response: z.object({ banks: z.array(PayingAccount) }),
  }),
  confirmTransfer: endpoint({
    summary: 'The investor tells the number of a transfer; the order is paid when the money is here',
    method: 'POST',
    path: 'transaction/neft/rtgs/confirm',
    token: 'session',
    envelope: true,
    sessionScopes: buyingScopes,
    idempotent: true,
    request: z.object({
      transactionId: z.string().check(z.maxLength(64)),
      utrNumber: z.string().check(z.maxLength(22)),
      transferredOn: BusinessDate,
    }),
    response: z.object({ order: PurchaseOrder }),
  }),
  cardPaymentStatus: endpoint({
    summary: 'The same of a payment by card: the card provider is asked at once, not only when it reports',
    method: 'POST',
    path: 'transaction/card/paymentStatus',
    token: 'session',
    envelope: true,
    sessionScopes: buyingScopes,
    request: byTransaction,
    response: CheckoutStatus,
  }),
  autopayPaymentStatus: endpoint({
    summary: 'An instalment that UPI autopay or another mandate pays, with what the bank said of its debit',
    method: 'POST',
    path: 'transaction/upiAutopay/paymentStatus',
    token: 'session',
    envelope: true,
    request: byTransaction,
    response: z.object({
      order: PurchaseOrder,
      /** Null where no mandate pays it. */
      debit: z.nullable(
        z.object({
          state: z.enum(['due', 'presented', 'paid', 'failed']),
          presentOn: BusinessDate,
          reason: z.nullable(AnswerText),
        }),
      ),
    }),
  }),
  bankHealth: endpoint({
    summary: 'The banks whose payment pages are slow or down now, as the provider says; none where all work',
    method: 'GET',
    path: 'transaction/billdesk/bankHealth',
    token: 'session',
    envelope: false,
    sessionScopes: buyingScopes,
    request: Nothing,
    response: z.object({ banks: z.array(BankHealth) }),
  }),
  banks: endpoint({
    summary: 'The bank accounts and the mandates that may pay an order',
    method: 'POST',
    path: 'transaction/paymentBanks',
    token: 'session',
    envelope: true,
    sessionScopes: buyingScopes,
    request: byTransaction,
    response: z.object({
      banks: z.array(
        z.object({
          bankId: AnswerText,
          bankName: AnswerText,
          accountLast4: AnswerText,
          paymentModes: z.array(GatewayMode),
          usableFrom: z.nullable(BusinessDate),
        }),
      ),
      /** Those that pay all of it, in one debit; a visit for one task has none. */
      mandates: z.array(MandateToPay),
    }),
  }),
}
