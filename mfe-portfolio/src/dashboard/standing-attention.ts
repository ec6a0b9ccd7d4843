import { addDays, formatDate, href, maskFolio, routes } from '@portal/kernel'
import type { Investor } from '@portal/kernel/contracts/auth'
import type { ResponseOf } from '@portal/kernel/contracts/endpoint'
import type { folioBankApi } from '@portal/kernel/contracts/folio-bank'
import type { nomineeApi } from '@portal/kernel/contracts/nominee'
import type { profileApi } from '@portal/kernel/contracts/profile'
import type { ServiceRequest } from '@portal/kernel/contracts/service-request'
import type { SystematicPlan } from '@portal/kernel/contracts/systematic-plan'
import type { UnclaimedAmount } from '@portal/kernel/contracts/unclaimed'
import type { AttentionItem } from './attention'
import { kycNote } from './first-steps'

/** What waits beside orders; a part that did not load says nothing. */
export interface Standing {
  kycStatus?: Investor['kycStatus'] | undefined
  account?: ResponseOf<typeof profileApi.account> | undefined
  nominees?: ResponseOf<typeof nomineeApi.nominees> | undefined
  banks?: ResponseOf<typeof folioBankApi.banks> | undefined
  /** Money that banks sent back. */
  unclaimed?: readonly UnclaimedAmount[] | undefined
  requests?: readonly ServiceRequest[] | undefined
  /** SIPs that can run on. */
  renewable?: readonly SystematicPlan[] | undefined
}

/** A SIP that ends within so many days can still be renewed without a gap. */
const daysBeforeEnd = 60

/** Requests, KYC, SIPs and facts of the investor that wait for a word of theirs, the most pressing first. */
export function standingAttention(standing: Standing, today: string): AttentionItem[] {
  const { kycStatus, account, nominees, banks, requests = [], renewable = [] } = standing
  const note = kycStatus && kycNote(kycStatus)
  return [
    ...requests.flatMap(requestItem),
    ...(note && note.needsHelp
      ? [waiting('kyc', note.title, note.text, 'Complete your KYC', href(routes.kycApplicant))]
      : []),
    ...renewable.filter((plan) => endsSoon(plan, today)).map(endingSip),
    ...(account?.tinComplete === false ? [taxNumber] : []),
    ...(banks?.folios ?? [])
      .filter((folio) => folio.canChange && !folio.banks.length)
      .map(({ folioNo }) =>
        waiting(
          `bank ${folioNo}`,
          `Folio ${maskFolio(folioNo)} has no bank account`,
          'We cannot pay out a redemption of it.',
          'Add an account',
          href(routes.addBank, { folio: folioNo }),
        ),
      ),
    ...nomineeItem(nominees?.folios ?? []),
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

function requestItem({
  requestId,
  title,
  state,
  stateText,
  signatures,
  paperWanted,
}: ServiceRequest): AttentionItem[] {
  const to = href(routes.oneServiceRequest, { id: requestId })
  if (state === 'paper_wanted')
    return [waiting(requestId, `${title}: a paper is missing`, paperWanted ?? stateText, 'Add it', to)]
  const isOurs = state === 'unsigned' && signatures.some(({ isOwn, signedAt }) => isOwn && !signedAt)
  return isOurs ? [waiting(requestId, `${title}: confirm the request`, stateText, 'Confirm', to)] : []
}

const endsSoon = ({ state, endDate }: SystematicPlan, today: string): boolean =>
  (state === 'ACTIVE' || state === 'PAUSED') &&
  endDate !== null &&
  endDate >= today &&
  endDate <= addDays(today, daysBeforeEnd)

const endingSip = ({ planId, scheme, endDate }: SystematicPlan): AttentionItem =>
  waiting(
    `renew ${planId}`,
    `Your SIP ends on ${formatDate(endDate ?? '')}`,
    `${scheme.schemeName}. Renew it, and no month is left out.`,
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

function nomineeItem(folios: ResponseOf<typeof nomineeApi.nominees>['folios']): AttentionItem[] {
  const bare = folios.filter(
    ({ canChange, optedOut, nominees }) => canChange && !optedOut && !nominees.length,
  )
  const [first] = bare
  if (!first) return []
  const only = bare.length === 1 ? first.folioNo : undefined
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
