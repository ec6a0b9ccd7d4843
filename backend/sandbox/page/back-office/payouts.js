import { change, dayOf, element, joined, rupees } from './dom.js'

const payoutStates = { due: 'To be sent', sent: 'Sent', paid: 'Paid', returned: 'Returned by the bank' }

export function payoutParts(payout) {
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
    const told = 'It goes to the bank on the next business day.'
    const path = `payouts/${payoutId}/send-again`
    button.disabled = await change(path, { bankId: select.value }, told, 'payouts-title')
  })
  return form
}
