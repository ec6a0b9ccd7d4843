import type { Faq } from '@portal/contracts/support/content'
import { routes } from '@portal/contracts/wire/routes'
import { cutOffWords } from '../figures'
import { type FaqFacts, faq } from './faq'

const explore = { label: 'Explore funds', page: routes.exploreAllFunds }

export const navQuestions = ({ figures }: FaqFacts): readonly Faq[] => [
  faq(
    'Which NAV do I get?',
    `You get the NAV of the business day on which your money reaches the scheme before the cut-off: ${cutOffWords(figures)}. Money that arrives later, or on a holiday, gets the NAV of the next business day; liquid and overnight schemes follow their own rule, which their documents describe. What counts is when your money arrives, not when you place the order.`,
    'nav cut-off kaunsa price which day rate holiday',
    { popular: true },
  ),
  faq(
    'How much do I have to invest?',
    'Every scheme has a minimum amount for a first purchase, for an additional purchase and for a SIP, and steps above it. You see them in the form before you enter an amount.',
    'minimum kitna kam se kam amount least lowest',
    { action: explore },
  ),
  faq(
    'What is the difference between a Direct and a Regular plan?',
    'Both hold the same securities. A Regular plan pays a commission to the distributor who advised you, out of its expenses; a Direct plan has no distributor and lower expenses, so its NAV differs.',
    'direct regular plan agent distributor commission arn difference',
    { action: explore },
  ),
  faq(
    'What are Growth and IDCW?',
    'With Growth, the earnings of the scheme stay in the NAV. With IDCW (income distribution cum capital withdrawal) the scheme may pay part of it out, or reinvest it in more units. An IDCW is not guaranteed, and the NAV falls by what is paid out.',
    'growth dividend idcw option payout reinvestment labhansh',
  ),
  faq(
    'How are my returns worked out?',
    'Your return is XIRR: it weighs every rupee by the time for which it was invested, so it fits SIPs and purchases on different days. The returns of a fund are those of one purchase over the period, a year for periods above one year.',
    'returns xirr cagr profit munafa kitna mila calculation',
    { action: { label: 'Open my portfolio', page: routes.portfolio } },
  ),
  faq(
    'Why did the value of my fund fall?',
    'The NAV follows the prices of what the fund holds, and these go up and down. The riskometer of the fund shows how much. A loss or gain becomes yours only when you redeem.',
    'value loss nuksan gir gaya kam ho gaya down negative market risk',
  ),
  faq(
    'What is an NFO?',
    'A new fund offer: for some days you can buy units of a new scheme at their face value. The low price is no advantage; what counts is what the scheme invests in. We allot units after the offer closes.',
    'nfo new fund offer launch naya',
    { action: explore },
  ),
]
