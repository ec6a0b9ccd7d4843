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

async function showAll() {
  const [requests, payouts, debits] = await Promise.all([
    call('GET', 'requests'),
    call('GET', 'payouts'),
    call('GET', 'debits'),
  ])
  fill(byId('requests'), requests, requestParts, 'No requests wait.')
  fill(byId('payouts'), payouts, payoutParts, 'No payouts yet.')
  fill(byId('debits'), debits, debitParts, 'No debits yet.')
}

showAll().catch((error) => tell(error.message, 'error'))
