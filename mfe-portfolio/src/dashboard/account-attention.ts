import { formatDate, href, maskFolio, routes } from '@portal/kernel'
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
      ? [waiting('kyc', note.title, note.text, 'Complete your KYC', href(routes.kycApplicant))]
      : []),
    ...(endingSips ?? []).map(endingSip),
    ...(taxNumberMissing ? [taxNumber] : []),
    ...(foliosWithoutBank ?? []).map((folioNo) =>
      waiting(
        `bank ${folioNo}`,
        `Folio ${maskFolio(folioNo)} has no bank account`,
        'We cannot pay out a redemption of it.',
        'Add an account',
        href(routes.addBank, { folio: folioNo }),
      ),
    ),
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

type Request = NonNullable<WaitingItems['requests']>[number]

function requestItem({ requestId, title, waitsFor, text }: Request): AttentionItem {
  const to = href(routes.oneServiceRequest, { id: requestId })
  return waitsFor === 'attachment'
    ? waiting(requestId, `${title}: a paper is missing`, text, 'Add it', to)
    : waiting(requestId, `${title}: confirm the request`, text, 'Confirm', to)
}

type EndingSip = NonNullable<WaitingItems['endingSips']>[number]

const endingSip = ({ planId, schemeName, endDate }: EndingSip): AttentionItem =>
  waiting(
    `renew ${planId}`,
    `Your SIP ends on ${formatDate(endDate)}`,
    `${schemeName}. Renew it, and no month is left out.`,
    'Renew',
    href(routes.renewSip, { plan: planId }),
  )

const taxNumber = waiting(
  'tax number',
  'Your tax details are incomplete',
  'A tax number of another country is missing. Without it you cannot invest.',
  'Complete them',
  href(routes.taxDetails),
)

function nomineeItem(bare: readonly string[]): AttentionItem[] {
  const [first] = bare
  if (first === undefined) return []
  const only = bare.length === 1 ? first : undefined
  return [
    waiting(
      'nominee',
      only ? `Folio ${maskFolio(only)} has no nominee` : `${bare.length} folios have no nominee`,
      'Without one your family needs a court paper to get the units.',
      'Name one',
      only ? href(routes.editNominee, { folio: only }) : href(routes.nomineeDetails),
    ),
  ]
}
