export const byId = (id) => document.getElementById(id)
export const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
})
export const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })
export const dayOf = (date) => day.format(new Date(`${date}T00:00:00+05:30`))

export async function call(method, path, body) {
  const answer = await fetch(`/sandbox/back-office/${path}`, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const json = await answer.json()
  if (!answer.ok) throw new Error(json.resultInfo?.resultMsg ?? `HTTP ${answer.status}`)
  return json
}

export function tell(text, kind = 'done') {
  byId('status').textContent = text
  byId('status').dataset.kind = kind
}

/** An element with text; all content goes in as text, never as markup. */
export function element(name, text, className) {
  const made = document.createElement(name)
  made.textContent = text
  if (className) made.className = className
  return made
}

export function fill(list, items, partsOf, empty) {
  const made = items.map((item) => {
    const entry = document.createElement('li')
    entry.append(...partsOf(item))
    return entry
  })
  list.replaceChildren(...(made.length ? made : [element('li', empty, 'meta')]))
}

export const joined = (parts) => parts.filter(Boolean).join(' · ')

export function field(form, label, value) {
  const wrap = element('label', `${label} `)
  const input = document.createElement('input')
  input.value = value
  wrap.append(input)
  form.append(wrap)
  return input
}

export function submits(form, path, focus, done, bodyOf) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void change(path, bodyOf(event.submitter?.value), done, focus)
  })
}

let showAgain = async () => {}

/** What shows the whole page anew after each change. */
export function showsWith(showAll) {
  showAgain = showAll
}

/** Makes a change and shows what it led to; an error is told, and nothing typed is lost. */
export async function change(path, body, done, focus) {
  try {
    await call('POST', path, body)
    await showAgain()
    tell(done)
    byId(focus).focus()
    return true
  } catch (error) {
    tell(error.message, 'error')
    return false
  }
}
