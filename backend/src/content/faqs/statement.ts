import type { Faq } from '@portal/contracts/support/content'
import { routes } from '@portal/contracts/wire/routes'
import { type FaqFacts, faq } from './faq'

const statements = { label: 'Open statements', page: routes.statement }

export const statementQuestions = ({ figures, entries }: FaqFacts): readonly Faq[] => [
  faq(
    'How do I get an account statement?',
    'Open Statements, choose a period, and download the statement of one folio or have all folios sent to your registered e-mail. To open the PDF, enter your PAN in capitals.',
    'statement download soa nikalna pdf password kaise mile',
    { action: statements },
  ),
  faq(
    'Where is my capital-gain statement for the tax return?',
    'Open Statements, choose Capital gains and the financial year. You see every gain by the tax law of its day, and can take it along as a PDF, an Excel sheet or in the format that the tax return takes.',
    'capital gain gains report itr tax return 112a profit',
    { action: statements },
  ),
  faq(
    'How are my gains taxed?',
    'You pay tax on a gain when you redeem or switch units, at a rate that depends on the kind of scheme and on how long you held the units; you pay income tax on IDCW in the year in which you get it. The rates change with the budget, so ask a tax adviser for those of the year.',
    'tax kitna lagega ltcg stcg long short term income',
  ),
  faq(
    'Is tax deducted at source?',
    'For residents we deduct it from IDCW above the limit of the year; for non-resident Indians from IDCW and from gains on redemption. You see what we deducted in the tax department’s statement under your PAN.',
    'tds tds-kata deducted 26as ais form nri',
  ),
  faq(
    'Which funds save tax?',
    `ELSS schemes: what you invest counts under section 80C of the old tax regime, up to the limit of the year. Each purchase and each SIP instalment is locked in for ${figures.elssLockInYears} years.`,
    'tax saving saver elss 80c bachana lock-in',
    { action: { label: 'Explore funds', page: routes.exploreAllFunds } },
  ),
  faq(
    'Which charges are there besides the scheme’s expenses?',
    `Stamp duty: we deduct ${figures.stampDuty}% from every purchase, SIP instalment, switch in and reinvestment before we allot units. We deduct securities transaction tax (STT) when you redeem or switch out units of an equity-oriented scheme. You may also pay an exit load. We charge nothing for using the portal.`,
    'charges fees stamp duty stt cost kharcha brokerage',
  ),
  faq(
    'How do I merge my folios?',
    `Choose the folio that stays under Merge folios in service requests, then up to ${entries.foliosMerged} that move into it. Holders and mode of holding must be the same. Units keep their dates and prices, and SIPs continue.`,
    'merge consolidate consolidation folio combine jodna ek karna multiple folios',
    { action: { label: 'Merge folios', page: routes.folioConsolidation } },
  ),
]
