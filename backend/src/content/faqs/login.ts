import type { Faq } from '@portal/contracts/support/content'
import { routes } from '@portal/contracts/wire/routes'
import { contactEmail, helpline } from '../brand'
import { otpLimits, passwordLimits } from '@portal/contracts/validation'
import { type FaqFacts, faq } from './faq'

export const loginQuestions = ({ figures, otp }: FaqFacts): readonly Faq[] => [
  faq(
    'I forgot my password. What should I do?',
    'Choose Forgot password on the log-in page. We send a one-time code to your registered e-mail, and to your mobile if it is an Indian one. You set a new password with it.',
    'password bhool gaya reset forgot recover login',
    { action: { label: 'Reset my password', page: routes.forgotPassword } },
  ),
  faq(
    'The one-time code does not arrive. What can I do?',
    `Wait ${otpLimits.resendAfterSeconds} seconds, then choose Resend. Look for the e-mail in the spam folder as well. A code is valid for ${otp.minutes} minutes. If your mobile number has changed, use the code in the e-mail, then change the number under E-mail and mobile in service requests.`,
    'otp nahi aaya sms code not received resend',
  ),
  faq(
    'My user ID is locked. How do I unlock it?',
    'We lock it after too many wrong passwords. Choose Unlock on the log-in page and enter the one-time code that we send to your registered e-mail, and to your mobile if it is an Indian one.',
    'account locked blocked unlock login attempts band ho gaya',
    { action: { label: 'Unlock my user ID', page: routes.unlock } },
  ),
  faq(
    'How do I change my password?',
    `Open your profile menu at the top right and choose Change Password. Use ${passwordLimits.min} to ${passwordLimits.max} characters that you use nowhere else. You log in again with the new one.`,
    'password badalna change new',
    { action: { label: 'Open security', page: routes.security } },
  ),
  faq(
    'I see a log-in that was not mine. What now?',
    `Open Security in your profile, end that session and change your password. Then call ${helpline}: we look at what was done, and you lose nothing by asking.`,
    'fraud hack hacked unknown device session dhokha security suspicious',
    { action: { label: 'Open security', page: routes.security } },
  ),
  faq(
    'I have not found my answer. Whom can I ask?',
    `Ask a question on this page, call ${helpline} or write to ${contactEmail}. Tell us your folio or order number, but never a password or a one-time code: we do not ask for them.`,
    'contact customer care phone talk baat number support',
    { action: { label: 'Ask a question', page: routes.askQuery } },
  ),
  faq(
    'How do I make a complaint?',
    `Ask a question on this page and say what went wrong; we answer within ${figures.answerBusinessDays} business days. If you are not content, write to our grievance officer, then to SEBI on SCORES, then to the SMART ODR portal. The steps are at the end of the Help page.`,
    'complaint shikayat grievance scores sebi odr kaha kare problem',
    { action: { label: 'Ask a question', page: routes.askQuery } },
  ),
  faq(
    'How do I lock my folio?',
    'Choose the folio under Lock a folio in service requests and enter the code. Nothing can be redeemed, switched or withdrawn from it, and you can still invest. Unlocking takes until the next business day.',
    'folio lock unlock freeze debit freeze fraud safety band suraksha',
    { action: { label: 'Lock a folio', page: routes.folioLock } },
  ),
]
