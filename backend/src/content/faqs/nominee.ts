import type { Faq } from '@portal/contracts/support/content'
import { routes } from '@portal/contracts/wire/routes'
import { contactEmail, helpline } from '../brand'
import { personLimits } from '@portal/contracts/validation'
import { type FaqFacts, faq } from './faq'

const service = { label: 'Open service requests', page: routes.serviceRequest }

export const nomineeQuestions = ({ entries }: FaqFacts): readonly Faq[] => [
  faq(
    'How do I add or change a nominee?',
    `Open service requests and choose Nominees. You can name up to ${entries.nominees} people with shares that total 100%, and change them at any time. You confirm the change with a one-time code.`,
    'nominee kaise badle jodna update edit remove share percent',
    { action: service },
  ),
  faq(
    'Why should I name a nominee?',
    'The nominee receives the units without a succession certificate if something happens to you. You can also declare that you want none. The nominee is a trustee for your heirs.',
    'nominee kyu zaroori opt-out benefit need heir',
    { action: service },
  ),
  faq(
    'Can a child be my nominee?',
    `Yes. For a nominee under ${personLimits.minAge} you also name a guardian, who must be another person than the nominee. The guardian acts until the nominee is ${personLimits.minAge}.`,
    'nominee minor guardian bachcha beta beti',
    { action: service },
  ),
  faq(
    'What can I do online in a folio that I hold jointly?',
    'Where the holding mode is Anyone or Survivor, the first holder can buy, redeem, switch and run plans; changes to the folio need a form signed by all. Where it is Joint, or the folio is in Demat form, you cannot transact here online: use the form, or your depository participant.',
    'joint holder second survivor demat wife husband saath',
  ),
  faq(
    'An investor has died. What should the family do?',
    `We are sorry for your loss. The nominee or the surviving holder sends us the death certificate, the KYC of the person who claims, and a cancelled cheque. Call ${helpline} or write to ${contactEmail}, and one of us guides you through it.`,
    'death died deceased transmission claim mrityu guzar papa expired',
  ),
]
