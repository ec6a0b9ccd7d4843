const byId = (id) => document.getElementById(id)
const time = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
})

async function call(method, path, body) {
  const answer = await fetch(`/sandbox/${path}`, {
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

function fill(list, items, itemOf, empty) {
  const made = items.map((item) => {
    const entry = document.createElement('li')
    entry.append(...itemOf(item))
    return entry
  })
  list.replaceChildren(...(made.length ? made : [element('li', empty, 'meta')]))
}

function messageParts({ id, channel, to, pan, subject, body, otp, prefix, sms, attachments, sentAt }) {
  const head = element('p', `${time.format(new Date(sentAt))} · ${channel} to ${to} · ${pan}`, 'meta')
  const title = element('p', '')
  title.append(element('strong', otp ? `${prefix ?? ''}-${otp}` : subject))
  const links = attachments.map(({ name, size }, place) => {
    const link = element('a', `${name} (${size} bytes)`)
    link.href = `/sandbox/inbox/${id}/attachments/${place}`
    return link
  })
  const registered = sms
    ? [element('p', `Header ${sms.header} · entity ${sms.entityId} · template ${sms.templateId}`, 'meta')]
    : []
  return [head, title, element('p', body), ...registered, ...links]
}

async function showInbox() {
  const to = byId('to').value.trim()
  fill(
    byId('inbox'),
    await call('GET', `inbox?to=${encodeURIComponent(to)}`),
    messageParts,
    'Nothing was sent yet.',
  )
}

async function showClock() {
  byId('clock').textContent = time.format(new Date((await call('GET', 'clock')).now))
}

async function showFaults() {
  const { faults } = await call('GET', 'faults')
  const text = ({ path, status, delayMs, times, hits }) =>
    [
      path,
      status && `status ${status}`,
      delayMs && `${delayMs} ms late`,
      times && `${times} times`,
      `hit ${hits}`,
    ]
      .filter(Boolean)
      .join(' · ')
  fill(byId('faults'), faults, (fault) => [element('span', text(fault))], 'No faults.')
}

async function showOutbound() {
  const parts = ({ provider, operation, request, answer, at }) => [
    element('p', `${time.format(new Date(at))} · ${provider} · ${operation}`, 'meta'),
    element('p', `${JSON.stringify(request)} → ${JSON.stringify(answer)}`),
  ]
  fill(byId('outbound'), await call('GET', 'outbound'), parts, 'No calls yet.')
}

async function showOpsTasks() {
  const parts = ({ text, detail, raisedAt }) => [
    element('p', time.format(new Date(raisedAt)), 'meta'),
    element('p', text),
    element('p', JSON.stringify(detail), 'meta'),
  ]
  fill(byId('ops-tasks'), await call('GET', 'ops-tasks'), parts, 'Nothing waits.')
}

async function showOffers() {
  const parts = ({ schemeCode, name, opens, closes, allotment, calledOffOn }) => {
    const dates = element('p', `${opens} to ${closes}, allotted on ${allotment}`, 'meta')
    if (calledOffOn) return [element('p', name), dates, element('p', `Called off on ${calledOffOn}`)]
    const button = element('button', `Call off ${name}`, 'quiet')
    button.addEventListener('click', async () => {
      try {
        await call('POST', 'offers/call-off', { schemeCode })
        await showOffers()
        tell(`${name} is called off.`)
      } catch (error) {
        tell(error.message, 'error')
      }
    })
    return [element('p', name), dates, button]
  }
  fill(byId('offers'), (await call('GET', 'offers')).offers, parts, 'No fund is on offer.')
}

const showAll = () =>
  Promise.all([showInbox(), showClock(), showFaults(), showOutbound(), showOpsTasks(), showOffers()])

/** Runs an action of a form or button; while it runs, a second press does nothing. */
function on(id, event, done, action) {
  const target = byId(id)
  target.addEventListener(event, async (happened) => {
    happened.preventDefault()
    if (target.getAttribute('aria-busy') === 'true') return
    target.setAttribute('aria-busy', 'true')
    tell('Working…')
    try {
      await action(target)
      tell(done)
    } catch (error) {
      tell(error.message, 'error')
    }
    target.removeAttribute('aria-busy')
  })
}

const numberOf = (text) => (text === '' ? undefined : Number(text))

on('inbox-form', 'submit', 'Inbox shown.', showInbox)
on('refresh-outbound', 'click', 'Calls shown.', showOutbound)
on('days-form', 'submit', 'The clock moved on.', async (form) => {
  await call('POST', 'clock', { advanceDays: Number(form.elements.days.value) })
  await showAll()
})
on('moment-form', 'submit', 'The clock moved on.', async (form) => {
  await call('POST', 'clock', { now: `${form.elements.moment.value}:00+05:30` })
  await showAll()
})
on('fault-form', 'submit', 'Fault added.', async ({ elements }) => {
  await call('POST', 'faults', {
    path: elements.path.value.trim(),
    status: numberOf(elements.status.value),
    delayMs: numberOf(elements.delayMs.value),
    times: numberOf(elements.times.value),
  })
  await showFaults()
})
on('link-form', 'submit', 'The link is ready.', async ({ elements }) => {
  const wanted = ['pan', 'remote', 'path'].map((name) => [name, elements[name].value.trim()])
  const { url, token } = await call('POST', 'links', Object.fromEntries(wanted))
  const link = element('a', 'Open the standalone page')
  link.href = url
  link.target = '_blank'
  link.rel = 'noopener'
  byId('link').replaceChildren(link)
  byId('link-token').textContent = token
})
const linkKinds = {
  NEW: 'New mandate',
  FAILED: 'Failed mandate',
  SIP_EXPIRING: 'SIP that ends',
  SIP_FAILED: 'Failed SIP',
  PAYMENT_FAILED: 'Failed payment',
  DISTRIBUTOR: 'Distributor',
}
byId('link-kinds').replaceChildren(
  ...Object.entries(linkKinds).map(([kind, name]) => {
    const button = element('button', `Send: ${name}`)
    button.name = 'kind'
    button.value = kind
    button.addEventListener('click', () => (byId('action-link-form').dataset.kind = kind))
    return button
  }),
)
on('action-link-form', 'submit', 'The link is sent.', async ({ elements, dataset }) => {
  const { url } = await call('POST', 'action-links', { pan: elements.pan.value.trim(), kind: dataset.kind })
  const link = element('a', `Open the link: ${linkKinds[dataset.kind]}`)
  link.href = url
  link.target = '_blank'
  link.rel = 'noopener'
  byId('made-link').replaceChildren(link)
  await showInbox()
})
on('clear-faults', 'click', 'Faults cleared.', async () => {
  await call('DELETE', 'faults')
  await showFaults()
})
on('reset-form', 'submit', 'The sandbox is as first seeded.', async (form) => {
  await call('POST', 'reset', {})
  form.reset()
  await showAll()
})

showAll().catch((error) => tell(error.message, 'error'))
setInterval(
  () =>
    Promise.all([showInbox(), showClock(), showOpsTasks()]).catch((error) => tell(error.message, 'error')),
  5000,
)
