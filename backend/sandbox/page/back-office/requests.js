import { change, element, joined } from './dom.js'

export function requestParts(request) {
  const { requestNumber, title, pan, folioNo, changes, attachments, state, attachmentWanted } = request
  const head = element('p', '')
  head.append(element('strong', `${requestNumber} · ${title}`))
  const facts = [
    pan,
    folioNo && `folio ${folioNo}`,
    attachments.length && `papers: ${attachments.join(', ')}`,
  ]
  const changed = changes.map(({ label, from, to }) => `${label}: ${from ? `${from} → ` : ''}${to}`)
  const waits = state === 'paper_wanted' && `waits for ${attachmentWanted}`
  return [
    head,
    element('p', joined([...facts, waits]), 'meta'),
    element('p', changed.join('; ')),
    ...(state === 'in_review' ? [decisionForm(request)] : []),
  ]
}

/** One text for a reason or the name of a paper, and three buttons. */
function decisionForm({ requestId, requestNumber }) {
  const form = element('form', '', 'row')
  const label = element('label', `Reason or paper for ${requestNumber} `)
  const text = document.createElement('input')
  text.name = 'text'
  text.maxLength = 200
  label.append(text)
  const decide = (name, bodyOf) => {
    const button = element('button', name)
    button.type = 'button'
    const done = `${requestNumber}: ${name.toLowerCase()}.`
    button.addEventListener('click', () =>
      change(`requests/${requestId}`, bodyOf(text.value), done, 'requests-title'),
    )
    return button
  }
  form.append(
    label,
    decide('Approve', () => ({ decision: 'approve' })),
    decide('Reject', (reason) => ({ decision: 'reject', reason })),
    decide('Ask for a paper', (attachment) => ({ decision: 'askAttachment', attachment })),
  )
  form.addEventListener('submit', (event) => event.preventDefault())
  return form
}
