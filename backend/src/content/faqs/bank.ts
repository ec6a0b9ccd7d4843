import { t } from '@portal/contracts/words/macros'
import type { Faq } from '@portal/contracts/support/content'
import { routes } from '@portal/contracts/wire/routes'
import { helpline } from '../brand'
import { type FaqFacts, faq } from './faq'

const service = () => ({ label: t`Open service requests`, page: routes.serviceRequest })

export const bankQuestions = ({
  figures: { days, refundBusinessDays },
  entries,
}: FaqFacts): readonly Faq[] => [
  faq(
    t`How do I change my bank account?`,
    t`Add the new account first, then make it the default and remove the old one. We check the new account with a deposit of ₹1, and you can use it after a cooling period of ${{ days: days.bankCooling }} days.`,
    {
      typed: 'bank khata badalna change update add new account default बैंक खाता बदलना जोड़ना नया',
      action: service(),
      popular: true,
    },
  ),
  faq(
    t`How many bank accounts can a folio have?`,
    t`Up to ${{ most: entries.banksOfAFolio }}, all in your own name. One of them is the default, to which we send payouts unless you choose another.`,
    { typed: 'bank maximum limit kitne khate बैंक कितने खाते ज़्यादा', action: service() },
  ),
  faq(
    t`Why can I not use my new bank account yet?`,
    t`A new account has a cooling period of ${{ days: days.bankCooling }} days. It protects you: nobody who gets into your account can send your money elsewhere at once. Until then, payouts go to the account that you had.`,
    { typed: `bank cooling period ${days.bankCooling} days wait kyu nahi नया बैंक खाता कूलिंग इंतज़ार` },
  ),
  faq(
    t`Why did you deposit ₹1 in my account?`,
    t`To check that the account exists and is in your name. If the name at the bank differs from the one in your folio, upload a cancelled cheque with your name on it.`,
    {
      typed:
        'penny drop one rupee verify verification name mismatch failed 1 rupaya एक रुपया जमा नाम जाँच वेरिफिकेशन',
      action: service(),
    },
  ),
  faq(
    t`From which bank account can I pay?`,
    t`You can pay only from an account that is registered in the folio, since the money must be your own. Payments from other accounts go back to where they came from.`,
    { typed: 'payment third-party kis khate se net-banking upi neft rtgs cheque भुगतान पेमेंट किस खाते से चेक' },
  ),
  faq(
    t`Can my mandate pay a purchase too?`,
    t`Yes. A one-time mandate or an e-mandate on an account of the folio pays a lump sum, a cart or a first instalment up to its limit, and you do not go to your bank. Choose it on the payment page, which says when your account is debited. You get the NAV of the day on which the money arrives.`,
    { typed: 'mandate otm emandate nach se payment kar sakte hain purchase cart मैंडेट से भुगतान खरीद कार्ट' },
  ),
  faq(
    t`My account was debited, but I see no units. What now?`,
    t`We allot your units when the NAV of your day is published, usually by the next morning. If a payment failed or came too late, we refund it to the account you paid from. If neither has happened within ${{ days: refundBusinessDays }} business days, ask a question on this page or call ${helpline}, with the order number.`,
    {
      typed:
        'paisa kat gaya units nahi mile payment failed refund stuck deducted allotted पैसा कट गया यूनिट नहीं मिली रिफंड फेल',
      action: { label: t`See my transactions`, page: routes.transactions },
    },
  ),
]
