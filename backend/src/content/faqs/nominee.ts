import { t } from '@portal/contracts/words/macros'
import type { Faq } from '@portal/contracts/support/content'
import { routes } from '@portal/contracts/wire/routes'
import { contactEmail, helpline } from '../brand'
import { personLimits } from '@portal/contracts/validation'
import { type FaqFacts, faq } from './faq'

const service = () => ({ label: t`Open service requests`, page: routes.serviceRequest })

export const nomineeQuestions = ({ entries }: FaqFacts): readonly Faq[] => [
  faq(
    t`How do I add or change a nominee?`,
    t`Open service requests and choose Nominees. You can name up to ${{ most: entries.nominees }} people with shares that total 100%, and change them at any time. You confirm the change with a one-time code.`,
    {
      typed:
        'nominee kaise badle jodna update edit remove share percent नॉमिनी वारिस जोड़ना बदलना हटाना हिस्सा',
      action: service(),
    },
  ),
  faq(
    t`Why should I name a nominee?`,
    t`The nominee receives the units without a succession certificate if something happens to you. You can also declare that you want none. The nominee is a trustee for your heirs.`,
    { typed: 'nominee kyu zaroori opt-out benefit need heir नॉमिनी ज़रूरी फायदा वारिस', action: service() },
  ),
  faq(
    t`Can a child be my nominee?`,
    t`Yes. For a nominee under ${{ age: personLimits.minAge }} you also name a guardian, who must be another person than the nominee. The guardian acts until the nominee is ${{ age: personLimits.minAge }}.`,
    {
      typed: 'nominee minor guardian bachcha beta beti नॉमिनी बच्चा बेटा बेटी नाबालिग अभिभावक',
      action: service(),
    },
  ),
  faq(
    t`What can I do online in a folio that I hold jointly?`,
    t`Where the holding mode is Anyone or Survivor, the first holder can buy, redeem, switch and run plans; changes to the folio need a form signed by all. Where it is Joint, or the folio is in Demat form, you cannot transact here online: use the form, or your depository participant.`,
    { typed: 'joint holder second survivor demat wife husband saath संयुक्त जॉइंट धारक पत्नी पति साथ डीमैट' },
  ),
  faq(
    t`An investor has died. What should the family do?`,
    t`We are sorry for your loss. The nominee or the surviving holder sends us the death certificate, the KYC of the person who claims, and a cancelled cheque. Call ${helpline} or write to ${{ email: contactEmail }}, and one of us guides you through it.`,
    {
      typed: 'death died deceased transmission claim mrityu guzar papa expired मृत्यु मौत निधन गुज़र परिवार दावा',
    },
  ),
]
