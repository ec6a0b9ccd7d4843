import { choiceOf, wholeNumber } from './setting-values'
import { StartRefusal } from './start-refusal'

/** The payment providers that there are adapters for. */
const paymentProviders = ['signed', 'razorpay', 'billdesk'] as const
export type PaymentProvider = (typeof paymentProviders)[number]

/** The ways to a bank that pays out which there are adapters for. */
const payoutProviders = ['signed', 'razorpayx', 'file'] as const
export type PayoutProvider = (typeof payoutProviders)[number]
/** Those who register mandates, and those who debit on them, that there are adapters for. */
const mandateProviders = ['signed', 'razorpay'] as const
export type MandateProvider = (typeof mandateProviders)[number]
const debitProviders = ['signed', 'razorpay', 'nach'] as const
export type DebitProvider = (typeof debitProviders)[number]
/** The ways to the registrar that there are adapters for. */
const registrarProviders = ['off', 'file'] as const
export type RegistrarProvider = (typeof registrarProviders)[number]

/** Which adapters an installation chose, and the limits of what they say. */
export interface ProviderChoices {
  /** Which adapter reaches the payment provider. */
  payments: PaymentProvider
  /** Which adapter reaches the bank that pays out. */
  payouts: PayoutProvider
  /** Which adapters reach those who register mandates and those who debit on them. */
  mandates: MandateProvider
  debits: DebitProvider
  /** Which adapter reaches the registrar; by none where it is off. */
  registrar: RegistrarProvider
  /** Of the answers of the registries of KYC and PAN. */
  registries: {
    /** By which adapter KYC is asked. */
    kyc: 'cvl' | 'file'
    /** By which adapter PANs are verified. */
    pan: 'http' | 'cashfree'
    /** Whether the PAN service of the adapter `http` tells name and date of birth. */
    panHttpTellsHolder: boolean
    /** How long an answer is taken before the registry is asked again. */
    answerHours: number
    /** How much longer one that lets invest is taken where the registry does not answer. */
    outageDays: number
  }
  accountCheck: {
    provider: 'http' | 'razorpayx'
    /** From which agreement of names, 1 to 100, on an account is its holder's. */
    leastNameMatch: number
  }
  /** Whether an investor may show whose an account is by paying Re 1 from it by UPI, and through whom. */
  accountProof: 'off' | 'cashfree'
}

/** @throws StartRefusal */
export function readProviderChoices(env: NodeJS.ProcessEnv): ProviderChoices {
  return {
    payments: choiceOf('PAYMENTS', env.PAYMENTS, paymentProviders) ?? 'signed',
    ...readRecurring(env),
    payouts: choiceOf('PAYOUTS', env.PAYOUTS, payoutProviders) ?? 'signed',
    registrar: choiceOf('REGISTRAR', env.REGISTRAR, registrarProviders) ?? 'off',
    registries: {
      kyc: choiceOf('KYC', env.KYC, ['cvl', 'file']) ?? 'cvl',
      pan: choiceOf('PAN', env.PAN, ['http', 'cashfree']) ?? 'http',
      panHttpTellsHolder: choiceOf('PAN_HTTP_ANSWERS', env.PAN_HTTP_ANSWERS, ['names', 'flags']) !== 'flags',
      answerHours: wholeNumber(env.KYC_ANSWER_HOURS, 24, 'KYC_ANSWER_HOURS', 1, 87_600),
      outageDays: wholeNumber(env.KYC_OUTAGE_DAYS, 7, 'KYC_OUTAGE_DAYS', 0, 30),
    },
    accountCheck: {
      provider: choiceOf('ACCOUNT_CHECK', env.ACCOUNT_CHECK, ['http', 'razorpayx']) ?? 'http',
      leastNameMatch: wholeNumber(env.ACCOUNT_NAME_MATCH, 100, 'ACCOUNT_NAME_MATCH', 1, 100),
    },
    accountProof: choiceOf('ACCOUNT_PROOF_BY_UPI', env.ACCOUNT_PROOF_BY_UPI, ['off', 'cashfree']) ?? 'off',
  }
}

/** A token of Razorpay's is debited by Razorpay alone, and it debits nothing else. */
function readRecurring(env: NodeJS.ProcessEnv): Pick<ProviderChoices, 'mandates' | 'debits'> {
  const mandates = choiceOf('MANDATES', env.MANDATES, mandateProviders) ?? 'signed'
  const debits = choiceOf('DEBITS', env.DEBITS, debitProviders) ?? 'signed'
  if ((mandates === 'razorpay') !== (debits === 'razorpay'))
    throw new StartRefusal(
      `MANDATES is ${mandates} and DEBITS is ${debits}; razorpay must be named in both or in neither, since what it registered only it can debit`,
    )
  return { mandates, debits }
}
