import { createFaqSearch } from '@portal/contracts/search'
import { faqsOn } from './faqs/faqs'
import { synonyms } from './faqs/synonyms'

const faqs = faqsOn('2026-08-25', { minutes: 20 })
const search = createFaqSearch({ topics: faqs, synonyms })
const questions = faqs.flatMap((topic) => topic.questions.map(({ question }) => question))

test.each([
  ['paisa kab aayega', 'When is the money from a redemption in my account?'],
  ['sip band karna hai', 'How do I stop or cancel a SIP?'],
  ['nominee kaise badle', 'How do I add or change a nominee?'],
  ['why did my sip fail', 'Why was my SIP not debited?'],
  ['bank account change karna hai', 'How do I change my bank account?'],
  ['kitna tax lagega', 'How are my gains taxed?'],
  ['password bhool gaya', 'I forgot my password. What should I do?'],
  ['otp nahi aaya', 'The one-time code does not arrive. What can I do?'],
  ['kyc pending kyu hai', 'What does my KYC status mean?'],
  ['statement kaise download kare', 'How do I get an account statement?'],
  ['which nav will i get', 'Which NAV do I get?'],
  ['minimum kitna invest kar sakte hai', 'How much do I have to invest?'],
  ['aadhar pan link', 'Why must my PAN be linked with Aadhaar?'],
  ['exit load kya hai', 'What is an exit load?'],
  ['difference between switch and redeem', 'Is a switch the same as a redemption?'],
  ['paisa kat gaya units nahi mile', 'My account was debited, but I see no units. What now?'],
  ['sip ki date change karni hai', 'Can I change the amount or the date of a SIP?'],
  ['mandate kya hota hai', 'What is a mandate, and why does a SIP need one?'],
  ['capital gain report for itr', 'Where is my capital-gain statement for the tax return?'],
  ['direct vs regular', 'What is the difference between a Direct and a Regular plan?'],
  ['growth ya dividend', 'What are Growth and IDCW?'],
  ['mobile number badalna hai', 'How do I change my mobile number, e-mail or address?'],
  ['my acount is locked', 'My user ID is locked. How do I unlock it?'],
  ['tds kyu kata', 'Is tax deducted at source?'],
  ['joint holder', 'What can I do online in a folio that I hold jointly?'],
  ['mother died what to do', 'An investor has died. What should the family do?'],
  ['nri invest from usa', 'Can a non-resident Indian invest?'],
  ['har mahine income chahiye', 'How do I get money every month from my fund?'],
  ['complaint kaha kare', 'How do I make a complaint?'],
  ['folio lock kaise kare', 'How do I lock my folio?'],
  ['do folio ek karna hai', 'How do I merge my folios?'],
  ['redemption cancel', 'Can I cancel a redemption or a switch?'],
])('"%s" finds "%s" among the first three', (typed, question) => {
  expect(questions).toContain(question)
  const found = search(typed).map((each) => each.question)
  expect(found.slice(0, 3)).toContain(question)
})
