import { FormSelect, FormTextField } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { SecurityAnswer, SecurityQuestion } from '@portal/contracts/identity/recovery-details'
import { Fragment } from 'react'

export interface QuestionValues {
  question1?: string
  answer1?: string
  question2?: string
  answer2?: string
}

const places = ['1', '2'] as const

/** Two questions of the list with their answers; no question twice. */
export function QuestionFields({
  questions,
  values,
}: {
  questions: readonly SecurityQuestion[]
  values: QuestionValues
}) {
  return places.map((place) => {
    const other = values[place === '1' ? 'question2' : 'question1']
    return (
      <Fragment key={place}>
        <FormSelect
          name={`question${place}`}
          label={place === '1' ? t`First question` : t`Second question`}
          placeholder={t`Choose a question`}
          options={questions
            .filter(({ questionId }) => questionId !== other)
            .map(({ questionId, text }) => ({ value: questionId, label: text }))}
        />
        <FormTextField
          name={`answer${place}`}
          label={place === '1' ? t`First answer` : t`Second answer`}
          autoComplete="off"
          hint={t`Capitals and spaces do not matter.`}
        />
      </Fragment>
    )
  })
}

export const questionErrors = (values: QuestionValues) => ({
  question1: values.question1 ? undefined : t`Choose a question`,
  answer1: answerError(values.answer1),
  question2: values.question2 ? undefined : t`Choose a question`,
  answer2: answerError(values.answer2),
})

function answerError(answer = '') {
  if (!answer.trim()) return t`Your answer is required`
  return answer.trim().length < 2 ? t`Enter at least 2 letters` : undefined
}

export const answersIn = (values: QuestionValues): SecurityAnswer[] =>
  places.map((place) => ({
    questionId: values[`question${place}`] ?? '',
    answer: values[`answer${place}`] ?? '',
  }))
