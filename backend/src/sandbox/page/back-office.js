const byId = (id) => document.getElementById(id)
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
})
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })
const dayOf = (date) => day.format(new Date(`${date}T00:00:00+05:30`))

const payoutStates = { due: 'To be sent', sent: 'Sent', paid: 'Paid', returned: 'Returned by the bank' }
const debitStates = { due: 'To be presented', presented: 'Presented', paid: 'Paid', failed: 'Failed' }

async function call(method, path, body) {
  const answer = await fetch(`/sandbox/back-office/${path}`, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const json = await answer.json()
  if (!answer.ok) throw new Error(json.resultInfo?.resultMsg ?? `HTTP ${answer.status}`)
  return json
}

function tell(text, kind = 'done') {
  byId('status').textContent = text
  byId('status').dataset.kind = kind
}

/** An element with text; all content goes in as text, never as markup. */
function element(name, text, className) {
  const made = document.createElement(name)
  made.textContent = text
  if (className) made.className = className
  return made
}

function fill(list, items, partsOf, empty) {
  const made = items.map((item) => {
    const entry = document.createElement('li')
    entry.append(...partsOf(item))
    return entry
  })
  list.replaceChildren(...(made.length ? made : [element('li', empty, 'meta')]))
}

const joined = (parts) => parts.filter(Boolean).join(' · ')

function payoutParts(payout) {
  const { amount, bankName, accountLast4, state, attempt, pan, folioNo, dueOn, utr, reason, accounts } =
    payout
  const title = element('p', '')
  title.append(element('strong', `${rupees.format(amount / 100)} · ${payoutStates[state]}`))
  const facts = [pan, `folio ${folioNo}`, `${bankName} ••${accountLast4}`, `due ${dayOf(dueOn)}`]
  const more = [utr && `UTR ${utr}`, reason, attempt > 1 && `attempt ${attempt}`]
  return [
    title,
    element('p', joined([...facts, ...more]), 'meta'),
    ...(accounts ? [sendAgainForm(payout)] : []),
  ]
}

function sendAgainForm({ payoutId, accounts, amount }) {
  if (!accounts.length) return element('p', 'The folio has no account that can be used.', 'meta')
  const form = element('form', '', 'row')
  const label = element('label', `Send ${rupees.format(amount / 100)} again to `)
  const select = document.createElement('select')
  select.name = 'bankId'
  for (const { bankId, bankName, accountLast4 } of accounts) {
    const option = element('option', `${bankName} ••${accountLast4}`)
    option.value = bankId
    select.append(option)
  }
  label.append(select)
  const button = element('button', 'Send again')
  form.append(label, button)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    button.disabled = true
    try {
      await call('POST', `payouts/${payoutId}/send-again`, { bankId: select.value })
      await showAll()
      tell('It goes to the bank on the next business day.')
      byId('payouts-title').focus()
    } catch (error) {
      button.disabled = false
      tell(error.message, 'error')
    }
  })
  return form
}

function debitParts({ amount, state, umrn, presentOn, bankReference, reason }) {
  const title = element('p', '')
  title.append(element('strong', `${rupees.format(amount / 100)} · ${debitStates[state]}`))
  const facts = [
    `mandate ${umrn}`,
    `due ${dayOf(presentOn)}`,
    bankReference && `reference ${bankReference}`,
    reason,
  ]
  return [title, element('p', joined(facts), 'meta')]
}

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

function queryParts(query) {
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

function entryParts(number, { kind, text, papers }) {
  const links = papers.map(({ documentId, name }) => {
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
  try {
    await call('POST', path, body)
    await showAll()
    tell(done)
    byId('queries-title').focus()
  } catch (error) {
    for (const button of buttons) button.disabled = false
    tell(error.message, 'error')
  }
}

function kycParts({ recordingId, name, pan, digits, sentAt, papers }) {
  const title = element('p', '')
  title.append(element('strong', `${name} · says ${digits}`))
  const video = document.createElement('video')
  video.controls = true
  video.width = 320
  video.src = `/sandbox/back-office/kyc/${recordingId}/video`
  const facts = [pan, `sent ${day.format(new Date(sentAt))}`, papers.proofOfAddress.kind]
  return [title, element('p', joined(facts), 'meta'), video, kycForm(recordingId, name)]
}

function kycForm(recordingId, name) {
  const form = element('form', '', 'row')
  const label = element('label', 'Reason to reject ')
  const reason = document.createElement('input')
  reason.name = 'reason'
  reason.maxLength = 200
  label.append(reason)
  const approve = element('button', `Approve ${name}`)
  approve.value = 'approve'
  const reject = element('button', `Reject ${name}`)
  reject.value = 'reject'
  form.append(approve, label, reject)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const decision = event.submitter?.value ?? 'approve'
    try {
      await call('POST', `kyc/${recordingId}/decide`, {
        decision,
        ...(decision === 'reject' && { reason: reason.value }),
      })
      await showAll()
      tell(`The KYC of ${name} is decided.`)
      byId('kyc-title').focus()
    } catch (error) {
      tell(error.message, 'error')
    }
  })
  return form
}

function requestParts(request) {
  const { requestNumber, title, pan, folioNo, changes, papers, state, paperWanted } = request
  const head = element('p', '')
  head.append(element('strong', `${requestNumber} · ${title}`))
  const facts = [pan, folioNo && `folio ${folioNo}`, papers.length && `papers: ${papers.join(', ')}`]
  const changed = changes.map(({ label, from, to }) => `${label}: ${from ? `${from} → ` : ''}${to}`)
  const waits = state === 'paper_wanted' && `waits for ${paperWanted}`
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
    button.addEventListener('click', async () => {
      try {
        await call('POST', `requests/${requestId}`, bodyOf(text.value))
        await showAll()
        tell(`${requestNumber}: ${name.toLowerCase()}.`)
        byId('requests-title').focus()
      } catch (error) {
        tell(error.message, 'error')
      }
    })
    return button
  }
  form.append(
    label,
    decide('Approve', () => ({ decision: 'approve' })),
    decide('Reject', (reason) => ({ decision: 'reject', reason })),
    decide('Ask for a paper', (paper) => ({ decision: 'askPaper', paper })),
  )
  form.addEventListener('submit', (event) => event.preventDefault())
  return form
}

function transferParts(expected) {
  const { orderNumber, amount, mode, bank, state, received, utr, chequeNumber, reference } = expected
  const head = element('p', '')
  head.append(element('strong', `${orderNumber} · ${rupees.format(amount / 100)}`))
  const what = mode === 'RTGS' ? `transfer ${reference}` : `cheque ${chequeNumber ?? ''}`
  const came = state === 'captured' && `arrived: ${rupees.format((received ?? amount) / 100)}`
  const facts = [what, bank, utr && `told UTR ${utr}`, came]
  const form = mode === 'RTGS' ? arrivalForm(expected) : chequeForm(expected)
  return [head, element('p', joined(facts), 'meta'), ...(state === 'open' ? [form] : [])]
}

function field(form, label, value) {
  const wrap = element('label', `${label} `)
  const input = document.createElement('input')
  input.value = value
  wrap.append(input)
  form.append(wrap)
  return input
}

const anyUtr = () => `SBOX${String(Date.now()).padStart(12, '0').slice(-12)}`

function arrivalForm({ reference, orderNumber, amount, accounts }) {
  const form = element('form', '', 'row')
  const rupeesField = field(form, `Rupees for ${orderNumber}`, String(amount / 100))
  const from = field(form, `From account for ${orderNumber}`, accounts[0] ?? '')
  form.append(element('button', 'Money arrives'))
  submits(form, 'transfers', 'transfers-title', 'The money is in the collection account.', () => ({
    reference,
    amount: Math.round(Number(rupeesField.value) * 100),
    from: from.value,
    utr: anyUtr(),
  }))
  return form
}

function chequeForm({ paymentId, orderNumber }) {
  const form = element('form', '', 'row')
  for (const [value, text] of [
    ['clear', `Clear the cheque of ${orderNumber}`],
    ['bounce', `Bounce the cheque of ${orderNumber}`],
  ]) {
    const button = element('button', text)
    button.value = value
    form.append(button)
  }
  submits(form, 'cheques', 'transfers-title', 'The bank has answered.', (decision) => ({
    paymentId,
    decision,
  }))
  return form
}

submits(byId('health'), 'bank-health', 'health-title', 'Investors are told from now on.', () =>
  Object.fromEntries(new FormData(byId('health'))),
)

function submits(form, path, focus, done, bodyOf) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    try {
      await call('POST', path, bodyOf(event.submitter?.value))
      await showAll()
      tell(done)
      byId(focus).focus()
    } catch (error) {
      tell(error.message, 'error')
    }
  })
}

async function showAll() {
  const [requests, payouts, debits, queries, videos, transfers] = await Promise.all(
    ['requests', 'payouts', 'debits', 'queries', 'kyc', 'transfers'].map((path) => call('GET', path)),
  )
  fill(byId('requests'), requests, requestParts, 'No requests wait.')
  fill(byId('queries'), queries, queryParts, 'No queries yet.')
  fill(byId('transfers'), transfers, transferParts, 'No order waits for a transfer or a cheque.')
  fill(byId('kyc'), videos, kycParts, 'No video waits.')
  fill(byId('payouts'), payouts, payoutParts, 'No payouts yet.')
  fill(byId('debits'), debits, debitParts, 'No debits yet.')
}

showAll().catch((error) => tell(error.message, 'error'))
