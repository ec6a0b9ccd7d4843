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
          'A PAN, a completed KYC, a bank account in your own name, and a mobile number and e-mail address that are yours. Residents and non-resident Indians of 18 years and more can invest online.',
      },
      {
        question: 'What does my KYC status mean?',
        answer:
          'Validated: you can invest with any fund house. Registered: you can keep investing where you are an investor; a new fund house may ask for documents again. On-Hold or Rejected: nothing can be bought until the KYC agency has what it is missing. Complete or correct your KYC from the message on your home page.',
      },
      {
        question: 'How do I complete my KYC online?',
        answer:
          'Through the digital locker, for which you need an Aadhaar with access to its linked mobile number, your PAN card and a cancelled signed cheque; or by Video KYC, a video of 15 seconds with a proof of address. Online KYC is not offered to non-resident Indians; they send the form to a branch.',
      },
      {
        question: 'Why must my PAN be linked with Aadhaar?',
        answer:
          'The tax department treats a PAN that should be linked and is not as inoperative, and transactions with such a PAN can be refused or taxed at a higher rate. You can link them on the portal of the tax department; we see the change a few days later.',
      },
    ],
  },
  {
    topic: 'Buying units',
    questions: [
      {
        question: 'Which day’s NAV do I get?',
        answer:
          'The NAV of the business day on which your money has reached the scheme before the cut-off: 3:00 pm for most schemes, 1:30 pm for liquid and overnight schemes. Money that arrives later, or on a holiday, gets the NAV of the next business day; liquid and overnight schemes follow their own rule, which their documents describe. When you place the order does not decide, when the money arrives does.',
      },
      {
        question: 'How much do I have to invest?',
        answer:
          'Each scheme has a minimum for a first purchase, for an additional purchase and for a SIP, and steps above it. You see them in the form before you choose an amount.',
      },
      {
        question: 'From which bank account can I pay?',
        answer:
          'Only from an account that is registered in the folio, since the money must be your own. A folio can have up to 5 bank accounts; a new one can be used after a cooling period of 10 days.',
      },
      {
        question: 'My account was debited, but I see no units. What now?',
        answer: `Units are allotted when the NAV of your day is published, usually by the next morning. If a payment failed or came too late, we refund it to the account you paid from. If neither has happened after three working days, call ${helpline} with the order number.`,
      },
      {
        question: 'What is the difference between a Direct and a Regular plan?',
        answer:
          'Both hold the same securities. A Regular plan pays a commission to the distributor who advised you, out of its expenses; a Direct plan has no distributor and lower expenses, so its NAV differs.',
      },
      {
        question: 'What are Growth and IDCW?',
        answer:
          'With Growth, what the scheme earns stays in the NAV. With IDCW (income distribution cum capital withdrawal) the scheme may pay part of it out, or reinvest it in more units. An IDCW is not guaranteed, and the NAV falls by what is paid out.',
      },
    ],
  },
  {
    topic: 'SIPs and mandates',
    questions: [
      {
        question: 'What is a mandate, and why does a SIP need one?',
        answer:
          'A mandate allows us to collect instalments from your bank account up to a maximum amount and until an end date. You approve it once with your bank or your UPI app; registration can take some days, so the first instalments are due only after it.',
      },
      {
        question: 'What happens when an instalment cannot be collected?',
        answer:
          'No units are bought for that instalment, and we charge nothing for it; your bank may. The SIP goes on with the next instalment, but a SIP whose instalments fail repeatedly can be closed, so keep the money in the account the day before.',
      },
      {
        question: 'Can I pause, change or cancel a SIP?',
        answer:
          'Yes. A pause skips instalments and the SIP resumes by itself. A SIP that was registered online can be modified once in 6 months. A cancellation ends all further instalments; the units that you have stay invested. An instalment that is already with the bank can no longer be stopped.',
      },
    ],
  },
  {
    topic: 'Redeeming and switching',
    questions: [
      {
        question: 'When do I get the money of a redemption?',
        answer:
          'It is sent to the bank account of the folio within the number of working days that your scheme names: by regulation at most three for most schemes, five for schemes that invest mainly abroad. If we take longer, we pay interest for the delay.',
      },
      {
        question: 'What is an exit load?',
        answer:
          'A part of the value that stays in the scheme when units are redeemed or switched out before a period that the scheme names. Units are taken in the order in which they were bought, oldest first, and each of them counts its own period; every SIP instalment is a purchase of its own.',
      },
      {
        question: 'Why can I not redeem all of my units?',
        answer:
          'Units under a lien, units on hold, units within a lock-in and units of an order that is still under way are not free. The folio shows how many are.',
      },
      {
        question: 'Is a switch the same as a redemption?',
        answer:
          'For tax and exit load, yes: units of one scheme are redeemed and units of the other are bought with the proceeds, without the money passing through your bank account.',
      },
    ],
  },
  {
    topic: 'Costs and taxes',
    questions: [
      {
        question: 'Which charges are there besides the scheme’s expenses?',
        answer:
          'Stamp duty of 0.005 % is taken off every purchase, SIP instalment, switch in and reinvestment before units are allotted. Securities transaction tax (STT) is taken off when units of an equity-oriented scheme are redeemed or switched out. An exit load may be due as well. We charge nothing for using the portal.',
      },
      {
        question: 'How are my gains taxed?',
        answer:
          'A gain is taxed when units are redeemed or switched, at a rate that depends on the kind of scheme and on how long you held the units; IDCW is taxed as income in the year in which it is paid. The rates change with the budget, so look them up for the year in question or ask a tax adviser.',
      },
      {
        question: 'Is tax deducted at source?',
        answer:
          'For residents from IDCW above the limit of the year; for non-resident Indians from IDCW and from gains on redemption. What was deducted appears in the tax department’s statement under your PAN.',
      },
    ],
  },
  {
    topic: 'Folio, nominee and statements',
    questions: [
      {
        question: 'Why should I name a nominee?',
        answer:
          'The nominee receives the units without a succession certificate if something happens to you. You can name more than one, with shares that total 100 %, or declare that you want none. The nominee is a trustee for your heirs, and can be changed at any time.',
      },
      {
        question: 'What can I do online in a folio that I hold jointly?',
        answer:
          'Where the holding mode is Anyone or Survivor, the first holder can buy, redeem, switch and run plans; changes to the folio need a form signed by all. Where it is Joint, and for folios in Demat form, nothing can be done here online: use the form, or your depository participant.',
      },
      {
        question: 'How do I get an account statement or a capital-gain statement?',
        answer:
          'Under Statements, for a financial year, a range of dates or since inception. It is sent to the e-mail address that is registered in the folio, or downloaded. A statement of all folios comes by e-mail only.',
      },
      {
        question: 'I have not found my answer. Whom can I ask?',
        answer: `Call ${helpline} or write to ${contactEmail}. Please name your folio or order number, and never a password or a one-time code: we do not ask for them.`,
      },
    ],
  },
]
