import type { FaqTopic } from '@portal/kernel/contracts/content'
import { contactEmail, helpline } from './brand'

/** What investors ask most (S1.042, S7.110), in general words: a scheme's own terms stand in its documents. */
export const faqs: readonly FaqTopic[] = [
  {
    topic: 'Getting started and KYC',
    questions: [
      {
        question: 'What do I need before I can invest?',
        answer:
          'A PAN, a completed KYC, a bank account in your own name, and a mobile number and e-mail address that are yours. Resident and non-resident Indians aged 18 or above can invest online.',
      },
      {
        question: 'What does my KYC status mean?',
        answer:
          'Validated: you can invest with any fund house. Registered: you can invest where you already are an investor; a new fund house may ask for documents again. On-Hold or Rejected: you cannot invest until you give the KYC agency what is missing. The message on your home page has the next step.',
      },
      {
        question: 'How do I complete my KYC online?',
        answer:
          'Through the digital locker, for which you need an Aadhaar with access to its linked mobile number, your PAN card and a cancelled signed cheque; or by Video KYC, a video of 15 seconds with a proof of address. Non-resident Indians cannot do KYC online; they send the form to a branch.',
      },
      {
        question: 'Why must my PAN be linked with Aadhaar?',
        answer:
          'The tax department treats a PAN that should be linked and is not as inoperative, and transactions with such a PAN can be refused or taxed at a higher rate. You can link them on the portal of the tax department.',
      },
    ],
  },
  {
    topic: 'Buying units',
    questions: [
      {
        question: 'Which day’s NAV do I get?',
        answer:
          'You get the NAV of the business day on which your money reaches the scheme before the cut-off: 3:00 pm for most schemes, 1:30 pm for liquid and overnight schemes. Money that arrives later, or on a holiday, gets the NAV of the next business day; liquid and overnight schemes follow their own rule, which their documents describe. What counts is when your money arrives, not when you place the order.',
      },
      {
        question: 'How much do I have to invest?',
        answer:
          'Every scheme has a minimum amount for a first purchase, for an additional purchase and for a SIP, and steps above it. You see them in the form before you enter an amount.',
      },
      {
        question: 'From which bank account can I pay?',
        answer:
          'You can pay only from an account that is registered in the folio, since the money must be your own. A folio can have up to 5 bank accounts; you can use a new one after a cooling period of 10 days.',
      },
      {
        question: 'My account was debited, but I see no units. What now?',
        answer: `We allot your units when the NAV of your day is published, usually by the next morning. If a payment failed or came too late, we refund it to the account you paid from. If neither has happened within three working days, call ${helpline} with the order number.`,
      },
      {
        question: 'What is the difference between a Direct and a Regular plan?',
        answer:
          'Both hold the same securities. A Regular plan pays a commission to the distributor who advised you, out of its expenses; a Direct plan has no distributor and lower expenses, so its NAV differs.',
      },
      {
        question: 'What are Growth and IDCW?',
        answer:
          'With Growth, the earnings of the scheme stay in the NAV. With IDCW (income distribution cum capital withdrawal) the scheme may pay part of it out, or reinvest it in more units. An IDCW is not guaranteed, and the NAV falls by what is paid out.',
      },
    ],
  },
  {
    topic: 'SIPs and mandates',
    questions: [
      {
        question: 'What is a mandate, and why does a SIP need one?',
        answer:
          'A mandate allows us to collect instalments from your bank account up to a maximum amount and until an end date. You approve it once with your bank or your UPI app. Your first instalment is due after the bank has registered it, which can take some days.',
      },
      {
        question: 'What happens when an instalment cannot be collected?',
        answer:
          'You get no units for that instalment, and we charge nothing for it; your bank may. Your SIP continues with the next instalment, but we can close a SIP whose instalments fail repeatedly. Keep the money in the account from the day before.',
      },
      {
        question: 'Can I pause, change or cancel a SIP?',
        answer:
          'Yes. If you pause a SIP, we skip instalments and then resume. You can modify a SIP that you registered online once in 6 months. If you cancel it, there are no more instalments, and the units that you have stay invested. You can no longer stop an instalment that is already with the bank.',
      },
    ],
  },
  {
    topic: 'Redeeming and switching',
    questions: [
      {
        question: 'When do I get the money of a redemption?',
        answer:
          'We send it to the bank account of the folio within the working days stated for your scheme: by regulation at most three for most schemes, five for schemes that invest mainly abroad. If we take longer, we pay interest for the delay.',
      },
      {
        question: 'What is an exit load?',
        answer:
          'A charge on units that you redeem or switch out before the period stated for the scheme; it stays in the scheme. You redeem the oldest units first, and the period runs from the day on which you bought them; every SIP instalment is a purchase of its own.',
      },
      {
        question: 'Why can I not redeem all of my units?',
        answer:
          'You cannot redeem units under a lien, on hold, within a lock-in or in an order that is in process. You see in the folio how many units are free.',
      },
      {
        question: 'Is a switch the same as a redemption?',
        answer:
          'For tax and exit load, yes: we redeem units of one scheme and buy units of the other with the proceeds. The money does not pass through your bank account.',
      },
    ],
  },
  {
    topic: 'Costs and taxes',
    questions: [
      {
        question: 'Which charges are there besides the scheme’s expenses?',
        answer:
          'Stamp duty: we deduct 0.005% from every purchase, SIP instalment, switch in and reinvestment before we allot units. We deduct securities transaction tax (STT) when you redeem or switch out units of an equity-oriented scheme. You may also pay an exit load. We charge nothing for using the portal.',
      },
      {
        question: 'How are my gains taxed?',
        answer:
          'You pay tax on a gain when you redeem or switch units, at a rate that depends on the kind of scheme and on how long you held the units; you pay income tax on IDCW in the year in which you get it. The rates change with the budget, so ask a tax adviser for those of the year.',
      },
      {
        question: 'Is tax deducted at source?',
        answer:
          'For residents we deduct it from IDCW above the limit of the year; for non-resident Indians from IDCW and from gains on redemption. You see what we deducted in the tax department’s statement under your PAN.',
      },
    ],
  },
  {
    topic: 'Folio, nominee and statements',
    questions: [
      {
        question: 'Why should I name a nominee?',
        answer:
          'The nominee receives the units without a succession certificate if something happens to you. You can name more than one, with shares that total 100%, or declare that you want none. The nominee is a trustee for your heirs, and you can change the nominee at any time.',
      },
      {
        question: 'What can I do online in a folio that I hold jointly?',
        answer:
          'Where the holding mode is Anyone or Survivor, the first holder can buy, redeem, switch and run plans; changes to the folio need a form signed by all. Where it is Joint, or the folio is in Demat form, you cannot transact here online: use the form, or your depository participant.',
      },
      {
        question: 'How do I get an account statement or a capital-gain statement?',
        answer: `Call ${helpline} and ask for a financial year, a range of dates or all time since inception. We send it to the e-mail address that is registered in the folio.`,
      },
      {
        question: 'I have not found my answer. Whom can I ask?',
        answer: `Call ${helpline} or write to ${contactEmail}. Tell us your folio or order number, but never a password or a one-time code: we do not ask for them.`,
      },
    ],
  },
]
