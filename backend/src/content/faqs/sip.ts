import { t } from '@portal/contracts/words/macros'
import type { Faq } from '@portal/contracts/support/content'
import { routes } from '@portal/contracts/wire/routes'
import { formatRupeesRounded, mandateRegistered } from '@portal/contracts/format'
import { mandateBounds } from '@portal/contracts/validation'
import { type FaqFacts, faq } from './faq'

const plans = () => ({ label: t`Open my systematic plans`, page: routes.systematicPlans })

export const sipQuestions = ({ figures: { months }, failuresInARow }: FaqFacts): readonly Faq[] => [
  faq(
    t`Why was my SIP not debited?`,
    t`Usually there was not enough money in the account, or the mandate had reached its limit or its end. You got no units for that instalment. We charge nothing for it; your bank may. The next one is debited as planned; after ${{ failures: failuresInARow }} failures in a row a monthly SIP ends.`,
    {
      typed:
        'sip fail failed bounce bounced nahi kata instalment missed collected debit एसआईपी फेल किस्त नहीं कटी बाउंस',
      action: plans(),
      popular: true,
    },
  ),
  faq(
    t`How do I stop or cancel a SIP?`,
    t`Open the SIP in your systematic plans and choose Cancel. There are no more instalments, and the units that you have stay invested. You can no longer stop an instalment that is already with the bank.`,
    { typed: 'sip band karna hai rokna close end एसआईपी बंद रोकना रद्द', action: plans() },
  ),
  faq(
    t`Can I pause a SIP?`,
    t`Yes. Open the SIP in your systematic plans and choose Pause. We skip the instalments of the pause and then resume. A Smart SIP cannot be paused.`,
    { typed: 'sip skip hold kuch mahine rokna एसआईपी कुछ महीने रोकना छोड़ना', action: plans() },
  ),
  faq(
    t`Can I change the amount or the date of a SIP?`,
    t`You can modify a SIP that you registered online, once in ${{ months: months.betweenModifications }} months. Open it in your systematic plans and choose Modify. The change counts from the next instalment that is not yet with the bank.`,
    {
      typed:
        'sip modify increase kam zyada top-up step-up amount tarikh badalna एसआईपी रकम तारीख बदलना बढ़ाना घटाना',
      action: plans(),
    },
  ),
  faq(
    t`How do I start a SIP?`,
    t`Choose a fund, an amount, a day of the month and how long. You approve a mandate once with your bank or your UPI app. The first instalment is due after the bank has registered it: ${{ online: mandateRegistered(false) }}, or ${{ onPaper: mandateRegistered(true) }} where you signed on paper.`,
    {
      typed: 'sip shuru karna new register monthly एसआईपी शुरू करना नई चालू',
      action: { label: t`Start a SIP`, page: routes.sip },
    },
  ),
  faq(
    t`What is a mandate, and why does a SIP need one?`,
    t`A mandate allows us to collect instalments from your bank account up to a maximum amount and until an end date. You approve it once with your bank or your UPI app, and the most that it can allow is ${{ most: formatRupeesRounded(mandateBounds.EMANDATE.max) }}.`,
    { typed: 'emandate nach otm autopay auto-debit umrn kya hota hai permission मैंडेट क्या है ऑटोपे अनुमति' },
  ),
  faq(
    t`My SIP ends soon. How do I renew it?`,
    t`Open the SIP in your systematic plans and choose Renew. You keep the folio and the units, and the instalments continue for as long as your mandate allows.`,
    { typed: 'sip expire expiring renew restart khatam एसआईपी खत्म आगे बढ़ाना दोबारा चालू', action: plans() },
  ),
]
