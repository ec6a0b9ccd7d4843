import { byId, call, dayOf, element, joined, tell } from './dom.js'

export function runParts({ source, day, lines, agreed, inTransit, differences, file }) {
  const title = element('p', '')
  title.append(
    element(
      'strong',
      `${source}, ${dayOf(day)}: ${differences.length ? `${differences.length} differ` : 'agrees'}`,
    ),
  )
  const facts = [
    `${lines} lines`,
    `${agreed} agree`,
    inTransit && `${inTransit} in transit`,
    `file ${file.slice(0, 12)}`,
  ]
  return [title, element('p', joined(facts), 'meta')]
}

export function taskParts({ id, kind, text, detail }) {
  const title = element('p', '')
  title.append(element('strong', `${id} · ${kind} · ${text}`))
  return [title, element('p', JSON.stringify(detail), 'meta')]
}

/** Compares the chosen file and shows the report; what is refused is told, and the file stays chosen. */
export function offerReconciliation(showAll) {
  const form = byId('reconciliation')
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    try {
      const file = await form.elements.file.files[0].text()
      const { text } = await call('POST', 'reconciliations', { source: form.elements.source.value, file })
      await showAll()
      byId('reconciled').textContent = text
      tell('It is compared.')
      byId('reconciliation-title').focus()
    } catch (error) {
      tell(error.message, 'error')
    }
  })
}
