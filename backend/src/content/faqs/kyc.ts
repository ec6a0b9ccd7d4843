import type { Faq } from '@portal/contracts/support/content'
import { routes } from '@portal/contracts/wire/routes'
import { personLimits } from '@portal/contracts/validation'
import { type FaqFacts, faq } from './faq'

const profile = { label: 'Open my profile', page: routes.accountDetails }

export const kycQuestions = ({ taxResidencyDays }: FaqFacts): readonly Faq[] => [
  faq(
    'What do I need before I can invest?',
    `A PAN, a completed KYC, a bank account in your own name, and a mobile number and e-mail address that are yours. Resident and non-resident Indians aged ${personLimits.minAge} or above can invest online.`,
    'start begin new investor documents papers required age zaroori',
  ),
  faq(
    'What does my KYC status mean?',
    'Validated: you can invest with any fund house. Registered: you can invest where you already are an investor; a new fund house may ask for documents again. On-Hold or Rejected: you cannot invest until you give the KYC agency what is missing. The message on your home page has the next step.',
    'kyc pending on-hold rejected status registered validated kyu',
    { action: profile },
  ),
  faq(
    'How do I complete my KYC online?',
    'Through the digital locker, for which you need an Aadhaar with access to its linked mobile number, your PAN card and a cancelled signed cheque; or by Video KYC, a video of 15 seconds with a proof of address. Non-resident Indians cannot do KYC online; they send the form to a branch.',
    'kyc kaise kare digilocker video online complete',
    { action: profile },
  ),
  faq(
    'Why must my PAN be linked with Aadhaar?',
    'The tax department treats a PAN that should be linked and is not as inoperative, and transactions with such a PAN can be refused or taxed at a higher rate. You can link them on the portal of the tax department.',
    'aadhaar link pan aadhar jodna inoperative',
  ),
  faq(
    'How do I change my mobile number, e-mail or address?',
    'Change the mobile number and the e-mail in service requests, with a one-time code to the old and the new one. The address comes from your KYC: change it there first, then take it over under Address in service requests.',
    'mobile number phone address pata badalna contact update',
    { action: { label: 'Open service requests', page: routes.serviceRequest } },
  ),
  faq(
    'What is FATCA, and why do you ask for it?',
    `The law asks every fund house in which countries an investor pays tax. Say where you were born, your nationality and your tax residence, with the tax number of each country. Tell us within ${taxResidencyDays} days when something changes.`,
    'fatca crs tin tax residency country declaration',
    { action: { label: 'Open service requests', page: routes.serviceRequest } },
  ),
  faq(
    'Can a non-resident Indian invest?',
    'Yes, from an NRE or NRO account. You can use a mobile number from abroad. We deduct tax from gains on redemption, and some countries have rules of their own.',
    'nri nre nro foreign videsh usa canada oci invest',
  ),
]
