import { change, dayOf, element, joined } from './dom.js'

const queryStates = {
  open: 'Waits for us',
  needsReply: 'Waits for the investor',
  answered: 'Answered',
  closed: 'Closed',
}
const entryKinds = {
  question: 'Asked',
  reply: 'Investor',
  answer: 'We answered',
  request: 'We asked back',
  closed: 'Closed',
}

export function queryParts(query) {
  const { number, subject, state, pan, topic, answerBy, score, comment, entries } = query
  const title = element('p', '')
  title.append(element('strong', `${number} · ${subject} · ${queryStates[state]}`))
  const rated = score !== null && `rated ${score} of 10${comment ? `: ${comment}` : ''}`
  const facts = [pan, topic, answerBy && `answer by ${dayOf(answerBy)}`, rated]
  return [
    title,
    element('p', joined(facts), 'meta'),
    ...entries.flatMap((entry) => entryParts(number, entry)),
    ...(state === 'closed' ? [] : [answerForm(query)]),
  ]
}

function entryParts(number, { kind, text, attachments }) {
  const links = attachments.map(({ documentId, name }) => {
    const link = element('a', name)
    link.href = `/sandbox/back-office/queries/${number}/papers/${documentId}`
    return link
  })
  const line = element('p', joined([entryKinds[kind], text]))
  for (const link of links) line.append(' · ', link)
  return [line]
}

function answerForm({ number }) {
  const form = element('form', '', 'row')
  const label = element('label', `What to say in ${number} `)
  const field = document.createElement('textarea')
  field.rows = 3
  field.maxLength = 2000
  label.append(field)
  const acts = [
    ['answer', 'Answer', 'The investor has your answer.'],
    ['request', 'Ask back', 'The investor is asked to reply.'],
    ['close', 'Close', 'The query is closed.'],
  ]
  form.append(label)
  for (const [act, text, done] of acts) {
    const button = element('button', text)
    button.type = 'button'
    button.addEventListener('click', () =>
      write(form, `queries/${number}/${act}`, act === 'close' ? {} : { text: field.value }, done),
    )
    form.append(button)
  }
  return form
}

async function write(form, path, body, done) {
  const buttons = [...form.querySelectorAll('button')]
  for (const button of buttons) button.disabled = true
  const written = await change(path, body, done, 'queries-title')
  for (const button of buttons) button.disabled = written
}
