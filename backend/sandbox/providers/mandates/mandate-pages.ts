import { formatDate, formatRupeesRounded } from '@portal/contracts/format'
import type { OpenRequest } from '../../../src/mandates/adapters/signed/protocol'
import { html } from '../gateway/html'
import { page } from '../page-frame'
import type { BankMandate } from './mandate-records'

export const mandatesPath = '/sandbox/providers/mandates'

const places = {
  NETBANKING: 'Net banking',
  DEBITCARD: 'Debit card',
  AADHAAR: 'Aadhaar eSign',
  UPI: 'UPI app',
  PAPER: 'Bank',
} as const

function facts({ number, limit, frequency, validFrom, validTill, bankName, accountNumber }: OpenRequest) {
  const rows = [
    ['For', 'Neem Mutual Fund'],
    ['Registration', number],
    ['Account', `${bankName} ••${accountNumber.slice(-4)}`],
    ['How often', frequency],
    ['From', formatDate(validFrom)],
    ['Until', formatDate(validTill)],
  ] as const
  return html`<p class="amount">${formatRupeesRounded(limit)}</p>
    <p class="quiet">at most in one debit</p>
    <dl>
      ${rows.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>`
}

/** The page of the bank or of the UPI app: what is approved, and how it ends. */
export function approvalPage({ registrationId, request }: BankMandate): string {
  const place = places[request.method]
  return page(
    `${place}: ${request.number}`,
    html`<p class="place">${place}</p>
      <h1>Approve a mandate</h1>
      ${facts(request)}
      <form method="post" action="${mandatesPath}/checkout/${registrationId}">
        <button class="primary" name="decision" value="approve">Approve</button>
        <button name="decision" value="reject">Reject</button>
        <button name="decision" value="wait">Wait</button>
        <button class="plain" name="decision" value="close">Close</button>
        <label
          ><input type="checkbox" name="lose" value="yes" /> Lose the message to the fund house: it must
          ask</label
        >
      </form>`,
  )
}
