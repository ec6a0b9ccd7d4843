import { t } from '@portal/contracts/words/macros'
import type { Faq } from '@portal/contracts/support/content'
import { routes } from '@portal/contracts/wire/routes'
import { personLimits } from '@portal/contracts/validation'
import { type FaqFacts, faq } from './faq'

const profile = () => ({ label: t`Open my profile`, page: routes.accountDetails })

export const kycQuestions = ({ taxResidencyDays }: FaqFacts): readonly Faq[] => [
  faq(
    t`What do I need before I can invest?`,
    t`A PAN, a completed KYC, a bank account in your own name, and a mobile number and e-mail address that are yours. Resident and non-resident Indians aged ${{ age: personLimits.minAge }} or above can invest online.`,
    { typed: 'start begin new investor documents papers required age zaroori शुरू नया निवेशक दस्तावेज़ कागज़ उम्र' },
  ),
  faq(
    t`What does my KYC status mean?`,
    t`Validated: you can invest with any fund house. Registered: you can invest where you already are an investor; a new fund house may ask for documents again. On-Hold or Rejected: you cannot invest until you give the KYC agency what is missing. The message on your home page has the next step.`,
    {
      typed: 'kyc pending on-hold rejected status registered validated kyu केवाईसी स्टेटस पेंडिंग अटका रिजेक्ट',
      action: profile(),
    },
  ),
  faq(
    t`How do I complete my KYC online?`,
    t`Through the digital locker, for which you need an Aadhaar with access to its linked mobile number, your PAN card and a cancelled signed cheque; or by Video KYC, a video of 15 seconds with a proof of address. Non-resident Indians cannot do KYC online; they send the form to a branch.`,
    {
      typed: 'kyc kaise kare digilocker video online complete केवाईसी ऑनलाइन पूरा वीडियो डिजिलॉकर',
      action: profile(),
    },
  ),
  faq(
    t`Why must my PAN be linked with Aadhaar?`,
    t`The tax department treats a PAN that should be linked and is not as inoperative, and transactions with such a PAN can be refused or taxed at a higher rate. You can link them on the portal of the tax department.`,
    { typed: 'aadhaar link pan aadhar jodna inoperative आधार पैन लिंक जोड़ना' },
  ),
  faq(
    t`How do I change my mobile number, e-mail or address?`,
    t`Change the mobile number and the e-mail in service requests, with a one-time code to the old and the new one. The address comes from your KYC: change it there first, then take it over under Address in service requests.`,
    {
      typed: 'mobile number phone address pata badalna contact update मोबाइल नंबर फोन ईमेल पता बदलना',
      action: { label: t`Open service requests`, page: routes.serviceRequest },
    },
  ),
  faq(
    t`What is FATCA, and why do you ask for it?`,
    t`The law asks every fund house in which countries an investor pays tax. Say where you were born, your nationality and your tax residence, with the tax number of each country. Tell us within ${{ days: taxResidencyDays }} days when something changes.`,
    {
      typed: 'fatca crs tin tax residency country declaration फैटका टैक्स देश विदेश घोषणा',
      action: { label: t`Open service requests`, page: routes.serviceRequest },
    },
  ),
  faq(
    t`Can a non-resident Indian invest?`,
    t`Yes, from an NRE or NRO account. You can use a mobile number from abroad. We deduct tax from gains on redemption, and some countries have rules of their own.`,
    { typed: 'nri nre nro foreign videsh usa canada oci invest एनआरआई विदेश अनिवासी निवेश' },
  ),
]
