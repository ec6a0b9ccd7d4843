import { t } from '@portal/contracts/words/macros'
import type { Faq } from '@portal/contracts/support/content'
import { routes } from '@portal/contracts/wire/routes'
import { type FaqFacts, faq } from './faq'

const statements = () => ({ label: t`Open statements`, page: routes.statement })

export const statementQuestions = ({ figures, entries }: FaqFacts): readonly Faq[] => [
  faq(
    t`How do I get an account statement?`,
    t`Open Statements, choose a period, and download the statement of one folio or have all folios sent to your registered e-mail. To open the PDF, enter your PAN in capitals.`,
    {
      typed: 'statement download soa nikalna pdf password kaise mile स्टेटमेंट डाउनलोड निकालना पीडीएफ खाता विवरण',
      action: statements(),
    },
  ),
  faq(
    t`Where is my capital-gain statement for the tax return?`,
    t`Open Statements, choose Capital gains and the financial year. You see every gain by the tax law of its day, and can take it along as a PDF, an Excel sheet or in the format that the tax return takes.`,
    {
      typed: 'capital gain gains report itr tax return 112a profit पूँजीगत लाभ स्टेटमेंट टैक्स रिटर्न आईटीआर मुनाफा',
      action: statements(),
    },
  ),
  faq(
    t`How are my gains taxed?`,
    t`You pay tax on a gain when you redeem or switch units, at a rate that depends on the kind of scheme and on how long you held the units; you pay income tax on IDCW in the year in which you get it. The rates change with the budget, so ask a tax adviser for those of the year.`,
    { typed: 'tax kitna lagega ltcg stcg long short term income टैक्स कितना लगेगा मुनाफा' },
  ),
  faq(
    t`Is tax deducted at source?`,
    t`For residents we deduct it from IDCW above the limit of the year; for non-resident Indians from IDCW and from gains on redemption. You see what we deducted in the tax department’s statement under your PAN.`,
    { typed: 'tds tds-kata deducted 26as ais form nri टीडीएस कटा टैक्स काटा' },
  ),
  faq(
    t`Which funds save tax?`,
    t`ELSS schemes: what you invest counts under section 80C of the old tax regime, up to the limit of the year. Each purchase and each SIP instalment is locked in for ${{ years: figures.elssLockInYears }} years.`,
    {
      typed: 'tax saving saver elss 80c bachana lock-in टैक्स बचाना बचत ईएलएसएस',
      action: { label: t`Explore funds`, page: routes.exploreAllFunds },
    },
  ),
  faq(
    t`Which charges are there besides the scheme’s expenses?`,
    t`Stamp duty: we deduct ${{ percent: figures.stampDuty }}% from every purchase, SIP instalment, switch in and reinvestment before we allot units. We deduct securities transaction tax (STT) when you redeem or switch out units of an equity-oriented scheme. You may also pay an exit load. We charge nothing for using the portal.`,
    { typed: 'charges fees stamp duty stt cost kharcha brokerage शुल्क खर्च चार्ज फीस स्टांप' },
  ),
  faq(
    t`How do I merge my folios?`,
    t`Choose the folio that stays under Merge folios in service requests, then up to ${{ most: entries.foliosMerged }} that move into it. Holders and mode of holding must be the same. Units keep their dates and prices, and SIPs continue.`,
    {
      typed:
        'merge consolidate consolidation folio combine jodna ek karna multiple folios फोलियो मिलाना जोड़ना एक करना',
      action: { label: t`Merge folios`, page: routes.folioConsolidation },
    },
  ),
]
