import { t } from '@portal/contracts/words/macros'
import type { Faq } from '@portal/contracts/support/content'
import { routes } from '@portal/contracts/wire/routes'
import { formatClockTime } from '@portal/contracts/format'
import { type FaqFacts, faq } from './faq'

const explore = () => ({ label: t`Explore funds`, page: routes.exploreAllFunds })

export const navQuestions = ({ figures: { cutOffs } }: FaqFacts): readonly Faq[] => [
  faq(
    t`Which NAV do I get?`,
    t`You get the NAV of the business day on which your money reaches the scheme before the cut-off: ${{ usual: formatClockTime(cutOffs.buy.other) }} for most schemes, ${{ liquid: formatClockTime(cutOffs.buy.liquid) }} for liquid and overnight schemes. Money that arrives later, or on a holiday, gets the NAV of the next business day; liquid and overnight schemes follow their own rule, which their documents describe. What counts is when your money arrives, not when you place the order.`,
    { typed: 'nav cut-off kaunsa price which day rate holiday एनएवी कट-ऑफ भाव दिन छुट्टी', popular: true },
  ),
  faq(
    t`How much do I have to invest?`,
    t`Every scheme has a minimum amount for a first purchase, for an additional purchase and for a SIP, and steps above it. You see them in the form before you enter an amount.`,
    { typed: 'minimum kitna kam se kam amount least lowest कम से कम कितना रकम न्यूनतम निवेश', action: explore() },
  ),
  faq(
    t`What is the difference between a Direct and a Regular plan?`,
    t`Both hold the same securities. A Regular plan pays a commission to the distributor who advised you, out of its expenses; a Direct plan has no distributor and lower expenses, so its NAV differs.`,
    {
      typed: 'direct regular plan agent distributor commission arn difference डायरेक्ट रेगुलर प्लान अंतर एजेंट कमीशन',
      action: explore(),
    },
  ),
  faq(
    t`What are Growth and IDCW?`,
    t`With Growth, the earnings of the scheme stay in the NAV. With IDCW (income distribution cum capital withdrawal) the scheme may pay part of it out, or reinvest it in more units. An IDCW is not guaranteed, and the NAV falls by what is paid out.`,
    { typed: 'growth dividend idcw option payout reinvestment labhansh ग्रोथ डिविडेंड लाभांश आईडीसीडब्ल्यू' },
  ),
  faq(
    t`How are my returns worked out?`,
    t`Your return is XIRR: it weighs every rupee by the time for which it was invested, so it fits SIPs and purchases on different days. The returns of a fund are those of one purchase over the period, a year for periods above one year.`,
    {
      typed: 'returns xirr cagr profit munafa kitna mila calculation रिटर्न मुनाफा फायदा कितना मिला हिसाब',
      action: { label: t`Open my portfolio`, page: routes.portfolio },
    },
  ),
  faq(
    t`Why did the value of my fund fall?`,
    t`The NAV follows the prices of what the fund holds, and these go up and down. The riskometer of the fund shows how much. A loss or gain becomes yours only when you redeem.`,
    {
      typed:
        'value loss nuksan gir gaya kam ho gaya down negative market risk नुकसान गिर गया घाटा कम हो गया जोखिम',
    },
  ),
  faq(
    t`What is an NFO?`,
    t`A new fund offer: for some days you can buy units of a new scheme at their face value. The low price is no advantage; what counts is what the scheme invests in. We allot units after the offer closes.`,
    { typed: 'nfo new fund offer launch naya एनएफओ नया फंड ऑफर', action: explore() },
  ),
]
