import { formatDate, href, maskFolio, routes } from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import type { Investor } from '@portal/contracts/identity/auth'
import type { WaitingItems } from '@portal/contracts/notifications/waiting'
import type { AttentionItem } from './attention'
import { kycNote } from './first-steps'

/** What waits beside orders; a part that did not load says nothing. */
export type AccountStatus = Partial<WaitingItems> & { kycStatus?: Investor['kycStatus'] | undefined }

/** Requests, KYC, SIPs and facts of the investor that wait for a word of theirs, the most pressing first. */
export function accountAttention(accountStatus: AccountStatus): AttentionItem[] {
  const { kycStatus, requests, endingSips, taxNumberMissing, foliosWithoutBank, foliosWithoutNominee } =
    accountStatus
  const note = kycStatus && kycNote(kycStatus)
  return [
    ...(requests ?? []).map(requestItem),
    ...(note && note.needsHelp
      ? [waiting('kyc', note.title, note.text, t`Complete your KYC`, href(routes.kycApplicant))]
      : []),
    ...(endingSips ?? []).map(endingSip),
    ...(taxNumberMissing ? [taxNumber()] : []),
    ...(foliosWithoutBank ?? []).map(bankItem),
    ...nomineeItem(foliosWithoutNominee ?? []),
  ]
}

const waiting = (id: string, title: string, text: string, label: string, to: string): AttentionItem => ({
  id,
  icon: 'hourglass',
  tone: 'out',
  title,
  text,
  action: { label, to },
})

function bankItem(folioNo: string): AttentionItem {
  const folio = maskFolio(folioNo)
  return waiting(
    `bank ${folioNo}`,
    t`Folio ${folio} has no bank account`,
    t`We cannot pay out a redemption of it.`,
    t`Add an account`,
    href(routes.addBank, { folio: folioNo }),
  )
}

type Request = NonNullable<WaitingItems['requests']>[number]

function requestItem({ requestId, title, waitsFor, text }: Request): AttentionItem {
  const to = href(routes.oneServiceRequest, { id: requestId })
  return waitsFor === 'attachment'
    ? waiting(requestId, t`${title}: a paper is missing`, text, t`Add it`, to)
    : waiting(requestId, t`${title}: confirm the request`, text, t`Confirm`, to)
}

type EndingSip = NonNullable<WaitingItems['endingSips']>[number]

function endingSip({ planId, schemeName, endDate }: EndingSip): AttentionItem {
  const day = formatDate(endDate)
  return waiting(
    `renew ${planId}`,
    t`Your SIP ends on ${day}`,
    t`${schemeName}. Renew it, and no month is left out.`,
    t`Renew`,
    href(routes.renewSip, { plan: planId }),
  )
}

const taxNumber = (): AttentionItem =>
  waiting(
    'tax-number',
    t`Your tax details are incomplete`,
    t`A tax number of another country is missing. Without it you cannot invest.`,
    t`Complete them`,
    href(routes.taxDetails),
  )

function nomineeItem(bare: readonly string[]): AttentionItem[] {
  const [first] = bare
  if (first === undefined) return []
  const count = bare.length
  const only = count === 1 ? first : undefined
  const folio = maskFolio(first)
  return [
    waiting(
      'nominee',
      only
        ? t`Folio ${folio} has no nominee`
        : plural(count, { one: '# folio has no nominee', other: '# folios have no nominee' }),
      t`Without one your family needs a court paper to get the units.`,
      t`Name one`,
      only ? href(routes.editNominee, { folio: only }) : href(routes.nomineeDetails),
    ),
  ]
}
