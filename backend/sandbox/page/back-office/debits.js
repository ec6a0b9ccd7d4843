import { dayOf, element, joined, rupees } from './dom.js'

const debitStates = { due: 'To be presented', presented: 'Presented', paid: 'Paid', failed: 'Failed' }

export function debitParts({ amount, state, umrn, presentOn, bankReference, reason }) {
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
