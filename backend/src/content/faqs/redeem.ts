import type { Faq } from '@portal/contracts/support/content'
import { routes } from '@portal/contracts/wire/routes'
import { helpline } from '../brand'
import { formatClockTime } from '@portal/contracts/format'
import { type FaqFacts, faq } from './faq'

export const redeemQuestions = ({ figures: { cutOffs, ...figures } }: FaqFacts): readonly Faq[] => [
  faq(
    'When is the money from a redemption in my account?',
    `We send it to the bank account of the folio within the working days stated for your scheme: by regulation at most ${figures.payoutBusinessDays} for most schemes, ${figures.payoutAbroadBusinessDays} for schemes that invest mainly abroad. If we take longer, we pay interest for the delay.`,
    'paisa kab aayega milega withdraw withdrawal payout time how long not received',
    { action: { label: 'See my transactions', page: routes.transactions }, popular: true },
  ),
  faq(
    'How do I redeem units?',
    'Choose Redeem in the Transact menu, then the folio and scheme, and an amount, units or all. You see the exit load, the tax we deduct and the day of the payout before you confirm with a one-time code.',
    'redeem paisa nikalna withdraw withdrawal sell bechna',
    { action: { label: 'Redeem', page: routes.selectScheme, query: 'plan=REDEEM' } },
  ),
  faq(
    'Can I cancel a redemption or a switch?',
    `Yes, until the cut-off of the day on which you placed it: ${formatClockTime(cutOffs.sell.other)} for most schemes. The receipt and your transactions show until when. After that we have sold the units.`,
    'undo wapas galti cancel order transaction',
    { action: { label: 'Cancel a redemption', page: routes.cancelRedemption } },
  ),
  faq(
    'What is an exit load?',
    'A charge on units that you redeem or switch out before the period stated for the scheme; it stays in the scheme. You redeem the oldest units first, and the period runs from the day on which you bought them; every SIP instalment is a purchase of its own.',
    'exit load kya hai kitna penalty charge early',
    { popular: true },
  ),
  faq(
    'Why can I not redeem all of my units?',
    'You cannot redeem units under a lien, on hold, within a lock-in or in an order that is in process. You see in the folio how many units are free.',
    'lock-in elss lien hold free units blocked nahi nikal raha',
    { action: { label: 'Open my portfolio', page: routes.portfolio } },
  ),
  faq(
    'Is a switch the same as a redemption?',
    'For tax and exit load, yes: we redeem units of one scheme and buy units of the other with the proceeds. The money does not pass through your bank account.',
    'switch difference move fund badalna stp transfer',
    { action: { label: 'Switch', page: routes.selectScheme, query: 'plan=SWITCH' } },
  ),
  faq(
    'How do I get money every month from my fund?',
    'With an SWP we redeem a fixed amount on a fixed day and send it to your bank account. Exit load and tax apply to each withdrawal as to any redemption.',
    'swp systematic withdrawal regular income pension monthly har mahine',
    { action: { label: 'Start an SWP', page: routes.selectScheme, query: 'plan=SWP' } },
  ),
  faq(
    'A payout came back from my bank. What now?',
    `This happens when the account is closed or its details changed. We tell you, keep the money for you, and pay it to another account of the folio once you confirm it. Your unclaimed amounts are listed under Redeem; if one is missing, ask a question on this page or call ${helpline}.`,
    'unclaimed idcw dividend returned bounced payout lost paisa nahi aaya',
    {
      action: {
        label: 'See unclaimed amounts',
        page: routes.selectScheme,
        query: 'plan=REDEEM&unclaimed=true',
      },
    },
  ),
]
