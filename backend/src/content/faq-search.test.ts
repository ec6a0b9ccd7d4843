import { createFaqSearch } from '@portal/contracts/search'
import { bringLanguages, inLanguage } from '../platform/language'
import { faqsOn } from './faqs/faqs'
import { synonyms } from './faqs/synonyms'

const languages = ['en', 'hi'] as const
const faqsIn = (language: 'en' | 'hi') => inLanguage(language, () => faqsOn('2026-08-25', { minutes: 20 }))
const questionsIn = (language: 'en' | 'hi') =>
  faqsIn(language).flatMap(({ questions }) => questions.map(({ question }) => question))

beforeAll(bringLanguages)

const found = [
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
  ['पैसा कब आएगा', 'When is the money from a redemption in my account?'],
  ['एसआईपी बंद करनी है', 'How do I stop or cancel a SIP?'],
  ['नॉमिनी कैसे बदलें', 'How do I add or change a nominee?'],
  ['मेरी एसआईपी की किस्त क्यों नहीं कटी', 'Why was my SIP not debited?'],
  ['बैंक खाता बदलना है', 'How do I change my bank account?'],
  ['कितना टैक्स लगेगा', 'How are my gains taxed?'],
  ['पासवर्ड भूल गई', 'I forgot my password. What should I do?'],
  ['ओटीपी नहीं आ रहा', 'The one-time code does not arrive. What can I do?'],
  ['केवाईसी पेंडिंग क्यों है', 'What does my KYC status mean?'],
  ['स्टेटमेंट कैसे डाउनलोड करें', 'How do I get an account statement?'],
  ['आधार और पैन को जोड़ें', 'Why must my PAN be linked with Aadhaar?'],
  ['एग्जिट लोड क्या होता है', 'What is an exit load?'],
  ['पैसे कट गए यूनिट नहीं मिली', 'My account was debited, but I see no units. What now?'],
  ['एसआईपी की तारीख बदलनी है', 'Can I change the amount or the date of a SIP?'],
  ['मोबाइल नम्बर बदलना', 'How do I change my mobile number, e-mail or address?'],
  ['पिताजी की मृत्यु हो गई', 'An investor has died. What should the family do?'],
  ['हर महीने पैसे चाहिए', 'How do I get money every month from my fund?'],
  ['शिकायत कहाँ करूँ', 'How do I make a complaint?'],
  ['दो फोलियो मिलाने हैं', 'How do I merge my folios?'],
  ['फोलियो लॉक करना है', 'How do I lock my folio?'],
  ['रिडेम्पशन रद्द करना है', 'Can I cancel a redemption or a switch?'],
  ['डायरेक्ट और रेगुलर में फ़र्क', 'What is the difference between a Direct and a Regular plan?'],
  ['मेरा रुपया कब मिलेगा', 'When is the money from a redemption in my account?'],
  ['वारिस कैसे जोड़ूँ', 'How do I add or change a nominee?'],
  ['मुनाफ़े पर आयकर', 'How are my gains taxed?'],
  ['एनआरआई निवेश', 'Can a non-resident Indian invest?'],
  ['फंड घाटे में क्यों है', 'Why did the value of my fund fall?'],
  ['लाभांश या ग्रोथ', 'What are Growth and IDCW?'],
  ['sip बंद', 'How do I stop or cancel a SIP?'],
] as const

describe.each(languages)('on a page in %s', (language) => {
  test.each(found)('"%s" finds "%s" among the first three', (typed, question) => {
    const at = questionsIn('en').indexOf(question)
    expect(at).toBeGreaterThan(-1)
    const search = createFaqSearch({ topics: faqsIn(language), synonyms })
    const first = search(typed).slice(0, 3)
    expect(first.map((each) => each.question)).toContain(questionsIn(language)[at])
  })
})
