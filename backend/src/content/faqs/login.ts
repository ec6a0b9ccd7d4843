import { t } from '@portal/contracts/words/macros'
import type { Faq } from '@portal/contracts/support/content'
import { routes } from '@portal/contracts/wire/routes'
import { contactEmail, helpline } from '../brand'
import { otpLimits, passwordLimits } from '@portal/contracts/validation'
import { type FaqFacts, faq } from './faq'

const access = ({ otp }: FaqFacts): readonly Faq[] => [
  faq(
    t`I forgot my password. What should I do?`,
    t`Choose Forgot password on the log-in page. We send a one-time code to your registered e-mail, and to your mobile if it is an Indian one. You set a new password with it.`,
    {
      typed: 'password bhool gaya reset forgot recover login पासवर्ड भूल गया लॉगिन रीसेट',
      action: { label: t`Reset my password`, page: routes.forgotPassword },
    },
  ),
  faq(
    t`The one-time code does not arrive. What can I do?`,
    t`Wait ${{ seconds: otpLimits.resendAfterSeconds }} seconds, then choose Resend. Look for the e-mail in the spam folder as well. A code is valid for ${{ minutes: otp.minutes }} minutes. If your mobile number has changed, use the code in the e-mail, then change the number under E-mail and mobile in service requests.`,
    { typed: 'otp nahi aaya sms code not received resend ओटीपी कोड नहीं आया एसएमएस' },
  ),
  faq(
    t`My user ID is locked. How do I unlock it?`,
    t`We lock it after too many wrong passwords. Choose Unlock on the log-in page and enter the one-time code that we send to your registered e-mail, and to your mobile if it is an Indian one.`,
    {
      typed: 'account locked blocked unlock login attempts band ho gaya यूज़र आईडी अकाउंट लॉक बंद खोलना',
      action: { label: t`Unlock my user ID`, page: routes.unlock },
    },
  ),
  faq(
    t`How do I change my password?`,
    t`Open your profile menu at the top right and choose Change Password. Use ${{ least: passwordLimits.min }} to ${{ most: passwordLimits.max }} characters that you use nowhere else. You log in again with the new one.`,
    {
      typed: 'password badalna change new पासवर्ड बदलना नया',
      action: { label: t`Open security`, page: routes.security },
    },
  ),
  faq(
    t`I see a log-in that was not mine. What now?`,
    t`Open Security in your profile, end that session and change your password. Then call ${helpline}: we look at what was done, and you lose nothing by asking.`,
    {
      typed: 'fraud hack hacked unknown device session dhokha security suspicious धोखा फ्रॉड हैक लॉगिन सुरक्षा',
      action: { label: t`Open security`, page: routes.security },
    },
  ),
]

const whomToAsk = ({ figures }: FaqFacts): readonly Faq[] => [
  faq(
    t`I have not found my answer. Whom can I ask?`,
    t`Ask a question on this page, call ${helpline} or write to ${{ email: contactEmail }}. Tell us your folio or order number, but never a password or a one-time code: we do not ask for them.`,
    {
      typed: 'contact customer care phone talk baat number support संपर्क फोन बात नंबर सहायता मदद सवाल',
      action: { label: t`Ask a question`, page: routes.askQuery },
    },
  ),
  faq(
    t`How do I make a complaint?`,
    t`Ask a question on this page and say what went wrong; we answer within ${{ days: figures.answerBusinessDays }} business days. If you are not content, write to our grievance officer, then to SEBI on SCORES, then to the SMART ODR portal. The steps are at the end of the Help page.`,
    {
      typed: 'complaint shikayat grievance scores sebi odr kaha kare problem शिकायत समस्या सेबी',
      action: { label: t`Ask a question`, page: routes.askQuery },
    },
  ),
  faq(
    t`How do I lock my folio?`,
    t`Choose the folio under Lock a folio in service requests and enter the code. Nothing can be redeemed, switched or withdrawn from it, and you can still invest. Unlocking takes until the next business day.`,
    {
      typed: 'folio lock unlock freeze debit freeze fraud safety band suraksha फोलियो लॉक बंद सुरक्षा फ्रीज़',
      action: { label: t`Lock a folio`, page: routes.folioLock },
    },
  ),
]

export const loginQuestions = (facts: FaqFacts): readonly Faq[] => [...access(facts), ...whomToAsk(facts)]
