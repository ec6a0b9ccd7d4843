import { t } from '@portal/contracts/words/macros'
import type { MandateAccount, MandateKind } from '@portal/contracts/mandates/mandate'
import { formatDate, mandateAnswerText } from '@portal/contracts/format'
import { message } from '@portal/contracts/catalogue'
import { mandateAtMaximum, mandateBounds } from '@portal/contracts/validation'
import { banksOf } from '../folios/folio-reader'
import { eligibleBanks } from '../payments/bank-list'
import type { Tx } from '../platform/database'
import { Refusal } from '../platform/refusal'
import type { MandateContext } from './mandate-context'
import { mandatesWithPan, type MandateRow } from './mandate.repository'
import { type RegistrationRow, registrationsOf } from './registration.repository'

type Bank = Awaited<ReturnType<typeof banksOf>>[number]

/** What decides whether an account can have a new mandate. */
interface AccountFacts {
  account: Bank
  today: string
  /** What whoever registers mandates takes. */
  kinds: readonly MandateKind[]
  offers: { upi: boolean; mandate: boolean } | undefined
  mandates: readonly MandateRow[]
  registrations: readonly RegistrationRow[]
}

/** The accounts of an investor, each with why it cannot have a new mandate of a kind (S8.035, S8.036). */
export async function mandateAccounts(context: MandateContext, pan: string): Promise<MandateAccount[]> {
  const facts = await factsOf(context.platform.db, context, pan)
  return facts.map((each) => {
    const { bankId, bankName, accountNumber, accountType, ifsc: ifscCode } = each.account
    const why = (kind: MandateKind) => accountRefusal(each, kind, false)?.message ?? null
    const unavailable = { EMANDATE: why('EMANDATE'), UPI_AUTOPAY: why('UPI_AUTOPAY'), OTM: why('OTM') }
    return { bankId, bankName, accountLast4: accountNumber.slice(-4), accountType, ifscCode, unavailable }
  })
}

/** An account that can have a mandate of a kind, a new one or an amended one. Throws -601, -602, -604, -606, or a 404. */
export async function accountForMandate(
  tx: Tx,
  context: MandateContext,
  pan: string,
  requested: { bankId: string; kind: MandateKind; raises: string | null },
): Promise<Bank | undefined> {
  const facts = (await factsOf(tx, context, pan)).find(({ account }) => account.bankId === requested.bankId)
  if (!facts) return undefined
  const refusal = accountRefusal(facts, requested.kind, requested.raises !== null)
  if (refusal) throw refusal
  return facts.account
}

async function factsOf(tx: Tx, { platform, bank }: MandateContext, pan: string): Promise<AccountFacts[]> {
  const { kinds } = bank
  const banks = new Map(eligibleBanks(platform.inventedBranches).map((bank) => [bank.bankCode, bank]))
  const mandates = await mandatesWithPan(tx, pan)
  const registrations = await registrationsOf(tx, pan)
  const today = platform.clock.today()
  return (await banksOf(tx, pan)).map((account) => {
    const isOfAccount = ({ bankId }: { bankId: string }) => bankId === account.bankId
    const offers = banks.get(account.ifsc.slice(0, 4))
    return {
      account,
      today,
      kinds,
      offers,
      mandates: mandates.filter(isOfAccount),
      registrations: registrations.filter(isOfAccount),
    }
  })
}

function accountRefusal(facts: AccountFacts, kind: MandateKind, amends: boolean): Refusal | undefined {
  const { account, today, registrations } = facts
  if (account.usableFrom > today)
    return new Refusal(
      '-606',
      t`You can use this account from ${{ usableFrom: formatDate(account.usableFrom) }}.`,
    )
  if (!facts.kinds.includes(kind)) return new Refusal('-601', t`This way is not offered. Choose another one.`)
  if (!isOffered(facts, kind)) return new Refusal('-601', message('mandateUnavailable'))
  const pending = registrations.find((each) => each.state === 'approved' && each.kind === kind)
  if (pending?.expectedOn)
    return new Refusal(
      '-604',
      t`Your bank is registering a mandate of this kind. ${{ expectedOn: mandateAnswerText(pending.expectedOn) }}`,
    )
  return !amends && isAtMaximum(facts, kind) ? new Refusal('-602', mandateAtMaximum()) : undefined
}

/** NRE accounts get no mandate online; on paper every bank takes one. */
function isOffered({ account, offers }: AccountFacts, kind: MandateKind): boolean {
  if (kind === 'OTM') return true
  if (account.accountType === 'NRE') return false
  return (kind === 'UPI_AUTOPAY' ? offers?.upi : offers?.mandate) ?? false
}

const isAtMaximum = ({ mandates, today }: AccountFacts, kind: MandateKind): boolean =>
  mandates.some(
    ({ state, limitPaise, validTill }) =>
      state === 'ACTIVE' && validTill >= today && limitPaise >= mandateBounds[kind].max,
  )
