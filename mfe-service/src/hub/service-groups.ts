import { href, type IconName, limits, routes } from '@portal/kernel'
import type { RouteReference } from '@portal/contracts/wire/routes'

export interface Service {
  icon: IconName
  title: string
  text: string
  page: RouteReference<string>
  to: string
  /** Opens a dialog that leads on, in place of the page. */
  asks?: true
}

const service = (
  icon: IconName,
  title: string,
  text: string,
  page: RouteReference<string>,
  to = href(page),
): Service => ({
  icon,
  title,
  text,
  page,
  to,
})

/** What an investor can ask for, and pages that do it without a request (S9.039). */
export const serviceGroups: readonly { title: string; services: readonly Service[] }[] = [
  {
    title: 'Bank accounts',
    services: [
      service('bank', 'Add a bank account', 'Checked with ₹1.', routes.bankList),
      service(
        'star',
        'Change the default bank',
        'Where redemptions are paid',
        routes.bankList,
        href(routes.bankList, { change: 'dcb' }),
      ),
      service(
        'hash',
        'Update the IFSC',
        'After your branch has merged',
        routes.bankList,
        href(routes.bankList, { change: 'ifsc' }),
      ),
      service('repeat', 'Mandates', 'See, add or stop a mandate', routes.eMandate),
    ],
  },
  {
    title: 'You and your family',
    services: [
      service('users', 'Nominees', 'Who gets your units', routes.nomineeDetails),
      service('mail', 'E-mail and mobile', 'Where we reach you', routes.contactDetails),
      service(
        'home',
        'Address',
        'As your KYC agency has it',
        routes.contactDetails,
        href(routes.contactDetails, { change: 'address' }),
      ),
      service('shield-check', 'KYC', 'Its status and what to do next', routes.kycApplicant),
      service('globe', 'FATCA and TIN', 'Tax residency, place of birth', routes.taxDetails),
      service('user', 'Joint holders', 'Their e-mail and mobile', routes.jointHolders),
    ],
  },
  {
    title: 'Folios and statements',
    services: [
      {
        ...service(
          'merge',
          'Merge folios',
          `At most ${limits.entries.foliosMerged} into one`,
          routes.folioConsolidation,
        ),
        asks: true,
      },
      service('lock', 'Lock a folio', 'Nothing leaves it until you unlock it', routes.folioLock),
      service('document', 'Account statement', 'PDF or by e-mail', routes.statement),
      service('bar-chart', 'Capital-gain statement', 'For your tax return', routes.statement),
      service(
        'edit-document',
        'Change IDCW option',
        'Payout or reinvestment',
        routes.selectScheme,
        href(routes.selectScheme, { plan: 'DTP' }),
      ),
      service(
        'switch',
        'Switch units',
        'To another fund',
        routes.selectScheme,
        href(routes.selectScheme, { plan: 'SWITCH' }),
      ),
    ],
  },
]
