import { href, type IconName, limits, routes, type Text } from '@portal/kernel'
import { msg } from '@portal/kernel/words'
import type { RouteReference } from '@portal/contracts/wire/routes'

export interface Service {
  icon: IconName
  title: Text
  text: Text
  page: RouteReference<string>
  to: string
  /** What is told in place of the text once it is known. */
  known?: 'wait' | 'email' | 'nominees'
  /** Opens a dialog that leads on, in place of the page. */
  asks?: true
}

const service = (
  icon: IconName,
  title: Text,
  text: Text,
  page: RouteReference<string>,
  to = href(page),
): Service => ({
  icon,
  title,
  text,
  page,
  to,
})

const most = limits.entries.foliosMerged

/** What an investor can ask for, and pages that do it without a request (S9.039). */
export const serviceGroups: readonly { title: Text; services: readonly Service[] }[] = [
  {
    title: msg`Bank accounts`,
    services: [
      { ...service('bank', msg`Add a bank account`, msg`Checked with ₹1.`, routes.bankList), known: 'wait' },
      service(
        'star',
        msg`Change the default bank`,
        msg`Where redemptions are paid`,
        routes.bankList,
        href(routes.bankList, { change: 'dcb' }),
      ),
      service(
        'hash',
        msg`Update the IFSC`,
        msg`After your branch has merged`,
        routes.bankList,
        href(routes.bankList, { change: 'ifsc' }),
      ),
      service('repeat', msg`Mandates`, msg`See, add or stop a mandate`, routes.eMandate),
    ],
  },
  {
    title: msg`You and your family`,
    services: [
      {
        ...service('users', msg`Nominees`, msg`Who gets your units`, routes.nomineeDetails),
        known: 'nominees',
      },
      {
        ...service('mail', msg`E-mail and mobile`, msg`Where we reach you`, routes.contactDetails),
        known: 'email',
      },
      service(
        'home',
        msg`Address`,
        msg`As your KYC agency has it`,
        routes.contactDetails,
        href(routes.contactDetails, { change: 'address' }),
      ),
      service('shield-check', msg`KYC`, msg`Its status and what to do next`, routes.kycApplicant),
      service('globe', msg`FATCA and TIN`, msg`Tax residency, place of birth`, routes.taxDetails),
      service('user', msg`Joint holders`, msg`Their e-mail and mobile`, routes.jointHolders),
    ],
  },
  {
    title: msg`Folios and statements`,
    services: [
      {
        ...service('merge', msg`Merge folios`, msg`At most ${most} into one`, routes.folioConsolidation),
        asks: true,
      },
      service('lock', msg`Lock a folio`, msg`Nothing leaves it until you unlock it`, routes.folioLock),
      service('document', msg`Account statement`, msg`PDF or by e-mail`, routes.statement),
      service('bar-chart', msg`Capital-gain statement`, msg`For your tax return`, routes.statement),
      service(
        'edit-document',
        msg`Change IDCW option`,
        msg`Payout or reinvestment`,
        routes.selectScheme,
        href(routes.selectScheme, { plan: 'DTP' }),
      ),
      service(
        'switch',
        msg`Switch units`,
        msg`To another fund`,
        routes.selectScheme,
        href(routes.selectScheme, { plan: 'SWITCH' }),
      ),
    ],
  },
]
