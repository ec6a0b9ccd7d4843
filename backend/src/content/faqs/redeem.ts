import { t } from '@portal/contracts/words/macros'
import type { Faq } from '@portal/contracts/support/content'
import { routes } from '@portal/contracts/wire/routes'
import { helpline } from '../brand'
import { formatClockTime } from '@portal/contracts/format'
import { type FaqFacts, faq } from './faq'

const redemptions = ({ figures: { cutOffs, ...figures } }: FaqFacts): readonly Faq[] => [
  faq(
    t`When is the money from a redemption in my account?`,
    t`We send it to the bank account of the folio within the working days stated for your scheme: by regulation at most ${{ days: figures.payoutBusinessDays }} for most schemes, ${{ abroad: figures.payoutAbroadBusinessDays }} for schemes that invest mainly abroad. If we take longer, we pay interest for the delay.`,
    {
      typed:
        'paisa kab aayega milega withdraw withdrawal payout time how long not received पैसा कब आएगा मिलेगा निकाला रिडीम भुगतान',
      action: { label: t`See my transactions`, page: routes.transactions },
      popular: true,
    },
  ),
  faq(
    t`How do I redeem units?`,
    t`Choose Redeem in the Transact menu, then the folio and scheme, and an amount, units or all. You see the exit load, the tax we deduct and the day of the payout before you confirm with a one-time code.`,
    {
      typed: 'redeem paisa nikalna withdraw withdrawal sell bechna पैसा निकालना बेचना रिडीम यूनिट',
      action: { label: t`Redeem`, page: routes.selectScheme, query: 'plan=REDEEM' },
    },
  ),
  faq(
    t`Can I cancel a redemption or a switch?`,
    t`Yes, until the cut-off of the day on which you placed it: ${{ time: formatClockTime(cutOffs.sell.other) }} for most schemes. The receipt and your transactions show until when. After that we have sold the units.`,
    {
      typed: 'undo wapas galti cancel order transaction रिडीम रिडेम्पशन स्विच रद्द वापस गलती ऑर्डर',
      action: { label: t`Cancel a redemption`, page: routes.cancelRedemption },
    },
  ),
  faq(
    t`What is an exit load?`,
    t`A charge on units that you redeem or switch out before the period stated for the scheme; it stays in the scheme. You redeem the oldest units first, and the period runs from the day on which you bought them; every SIP instalment is a purchase of its own.`,
    { typed: 'exit load kya hai kitna penalty charge early एग्जिट लोड शुल्क जल्दी निकालना', popular: true },
  ),
  faq(
    t`Why can I not redeem all of my units?`,
    t`You cannot redeem units under a lien, on hold, within a lock-in or in an order that is in process. You see in the folio how many units are free.`,
    {
      typed: 'lock-in elss lien hold free units blocked nahi nikal raha सारी यूनिट नहीं निकल रही लॉक-इन लियन',
      action: { label: t`Open my portfolio`, page: routes.portfolio },
    },
  ),
]

const otherWays = (): readonly Faq[] => [
  faq(
    t`Is a switch the same as a redemption?`,
    t`For tax and exit load, yes: we redeem units of one scheme and buy units of the other with the proceeds. The money does not pass through your bank account.`,
    {
      typed: 'switch difference move fund badalna stp transfer स्विच रिडीम अंतर फंड बदलना ट्रांसफर',
      action: { label: t`Switch`, page: routes.selectScheme, query: 'plan=SWITCH' },
    },
  ),
  faq(
    t`How do I get money every month from my fund?`,
    t`With an SWP we redeem a fixed amount on a fixed day and send it to your bank account. Exit load and tax apply to each withdrawal as to any redemption.`,
    {
      typed:
        'swp systematic withdrawal regular income pension monthly har mahine हर महीने पैसा आमदनी पेंशन एसडब्ल्यूपी',
      action: { label: t`Start an SWP`, page: routes.selectScheme, query: 'plan=SWP' },
    },
  ),
  faq(
    t`A payout came back from my bank. What now?`,
    t`This happens when the account is closed or its details changed. We tell you, keep the money for you, and pay it to another account of the folio once you confirm it. Your unclaimed amounts are listed under Redeem; if one is missing, ask a question on this page or call ${helpline}.`,
    {
      typed:
        'unclaimed idcw dividend returned bounced payout lost paisa nahi aaya भुगतान वापस लौट गया बिना दावे पैसा नहीं आया',
      action: {
        label: t`See unclaimed amounts`,
        page: routes.selectScheme,
        query: 'plan=REDEEM&unclaimed=true',
      },
    },
  ),
]

export const redeemQuestions = (facts: FaqFacts): readonly Faq[] => [...redemptions(facts), ...otherWays()]
