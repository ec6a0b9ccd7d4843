import { element, field, joined, rupees, submits } from './dom.js'

export function transferParts(expected) {
  const { orderNumber, amount, mode, bank, state, received, utr, chequeNumber, reference, further } = expected
  const head = element('p', '')
  head.append(element('strong', `${orderNumber} · ${rupees.format(amount / 100)}`))
  const what = mode === 'RTGS' ? `transfer ${reference}` : `cheque ${chequeNumber ?? ''}`
  const came = state === 'captured' && `arrived: ${rupees.format((received ?? amount) / 100)}`
  const more = further.length > 0 && `then: ${further.map((each) => rupees.format(each / 100)).join(', ')}`
  const facts = [what, bank, utr && `told UTR ${utr}`, came, more]
  const form = mode === 'RTGS' ? arrivalForm(expected) : chequeForm(expected)
  return [head, element('p', joined(facts), 'meta'), ...(state === 'open' || mode === 'RTGS' ? [form] : [])]
}

const anyUtr = () => `SBOX${String(Date.now()).padStart(12, '0').slice(-12)}`

/** Of one that has its money too: an investor may send it twice, or in parts. */
function arrivalForm({ reference, orderNumber, amount, accounts, state }) {
  const form = element('form', '', 'row')
  const rupeesField = field(form, `Rupees for ${orderNumber}`, String(amount / 100))
  const from = field(form, `From account for ${orderNumber}`, accounts[0] ?? '')
  form.append(element('button', state === 'open' ? 'Money arrives' : 'More money arrives'))
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
