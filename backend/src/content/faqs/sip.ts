import type { Faq } from '@portal/contracts/support/content'
import { routes } from '@portal/contracts/wire/routes'
import { formatRupeesRounded, mandateRegistered } from '@portal/contracts/format'
import { mandateBounds } from '@portal/contracts/validation'
import { type FaqFacts, faq } from './faq'

const plans = { label: 'Open my systematic plans', page: routes.systematicPlans }

export const sipQuestions = ({ figures: { months }, failuresInARow }: FaqFacts): readonly Faq[] => [
  faq(
    'Why was my SIP not debited?',
    `Usually there was not enough money in the account, or the mandate had reached its limit or its end. You got no units for that instalment. We charge nothing for it; your bank may. The next one is debited as planned; after ${failuresInARow} failures in a row a monthly SIP ends.`,
    'sip fail failed bounce bounced nahi kata instalment missed collected debit',
    { action: plans, popular: true },
  ),
  faq(
    'How do I stop or cancel a SIP?',
    'Open the SIP in your systematic plans and choose Cancel. There are no more instalments, and the units that you have stay invested. You can no longer stop an instalment that is already with the bank.',
    'sip band karna hai rokna close end',
    { action: plans },
  ),
  faq(
    'Can I pause a SIP?',
    'Yes. Open the SIP in your systematic plans and choose Pause. We skip the instalments of the pause and then resume. A Smart SIP cannot be paused.',
    'sip skip hold kuch mahine rokna',
    { action: plans },
  ),
  faq(
    'Can I change the amount or the date of a SIP?',
    `You can modify a SIP that you registered online, once in ${months.betweenModifications} months. Open it in your systematic plans and choose Modify. The change counts from the next instalment that is not yet with the bank.`,
    'sip modify increase kam zyada top-up step-up amount tarikh badalna',
    { action: plans },
  ),
  faq(
    'How do I start a SIP?',
    `Choose a fund, an amount, a day of the month and how long. You approve a mandate once with your bank or your UPI app. The first instalment is due after the bank has registered it: ${mandateRegistered(false)}, or ${mandateRegistered(true)} where you signed on paper.`,
    'sip shuru karna new register monthly',
    { action: { label: 'Start a SIP', page: routes.sip } },
  ),
  faq(
    'What is a mandate, and why does a SIP need one?',
    `A mandate allows us to collect instalments from your bank account up to a maximum amount and until an end date. You approve it once with your bank or your UPI app, and the most that it can allow is ${formatRupeesRounded(mandateBounds.EMANDATE.max)}.`,
    'emandate nach otm autopay auto-debit umrn kya hota hai permission',
  ),
  faq(
    'My SIP ends soon. How do I renew it?',
    'Open the SIP in your systematic plans and choose Renew. You keep the folio and the units, and the instalments continue for as long as your mandate allows.',
    'sip expire expiring renew restart khatam',
    { action: plans },
  ),
]
