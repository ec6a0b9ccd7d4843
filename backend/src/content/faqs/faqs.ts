import { textOf } from '@portal/contracts/words'
import { msg } from '@portal/contracts/words/macros'
import type { FaqTopic } from '@portal/contracts/support/content'
import { limits } from '@portal/contracts/validation'
import { serviceTerms } from '../../regulation/service-terms'
import { figuresOn } from '../figures'
import { bankQuestions } from './bank'
import type { FaqFacts } from './faq'
import { kycQuestions } from './kyc'
import { loginQuestions } from './login'
import { navQuestions } from './nav'
import { nomineeQuestions } from './nominee'
import { redeemQuestions } from './redeem'
import { sipQuestions } from './sip'
import { statementQuestions } from './statement'

const topics = [
  { id: 'SIP', topic: msg`SIP and mandates`, questions: sipQuestions },
  { id: 'REDEEM', topic: msg`Redeem and switch`, questions: redeemQuestions },
  { id: 'BANK', topic: msg`Bank accounts`, questions: bankQuestions },
  { id: 'NOMINEE', topic: msg`Nominees`, questions: nomineeQuestions },
  { id: 'STATEMENT', topic: msg`Statements and tax`, questions: statementQuestions },
  { id: 'KYC', topic: msg`KYC and FATCA`, questions: kycQuestions },
  { id: 'LOGIN', topic: msg`Login and codes`, questions: loginQuestions },
  { id: 'NAV', topic: msg`NAV and returns`, questions: navQuestions },
] as const

/**
 * What investors ask most (S1.042, S7.110), in general words: a scheme's own terms stand in its documents. With the
 * figures that hold on a day, in the language of the call.
 */
export function faqsOn(date: string, otp: FaqFacts['otp']): FaqTopic[] {
  const { taxResidencyDays, failuresInARow } = serviceTerms
  const facts: FaqFacts = {
    figures: figuresOn(date),
    entries: limits.entries,
    otp,
    taxResidencyDays,
    failuresInARow: failuresInARow.monthly,
  }
  return topics.map(({ id, topic, questions }) => ({
    id,
    topic: textOf(topic),
    questions: [...questions(facts)],
  }))
}
