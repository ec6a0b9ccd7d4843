import { formatRupees, paymentModeLabels } from '@portal/contracts/format'
import type { Session } from './gateway-ledger'
import { page } from '../page-frame'
import { html, type Html } from './html'

export const gatewayPath = '/sandbox/providers/gateway'

/** What is paid, to whom and how; `by` is null where the page itself asks. */
export function facts(session: Session, by: string | null = paymentModeLabels[session.mode]): Html {
  const rows: [string, string][] = [
    ['Pay to', session.mode === 'UPI' ? session.payee : 'Neem Mutual Fund'],
    ['Order', session.orderNumber],
    ...(by ? [['By', by] as [string, string]] : []),
    ...(session.bank ? [['From', session.bank] as [string, string]] : []),
  ]
  return html`<p class="amount">${formatRupees(session.amount)}</p>
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

/** The page of the bank or of the UPI app: what is paid to whom, and how it ends. */
export function checkoutPage(session: Session): string {
  const title = session.mode === 'UPI' ? 'UPI app' : 'Your bank'
  return page(
    `${title}: ${session.orderNumber}`,
    html`<p class="place">${title}</p>
      <h1>Pay Neem Mutual Fund</h1>
      ${facts(session)}
      <form method="post" action="${gatewayPath}/checkout/${session.paymentId}">
        <button class="primary" name="decision" value="success">Success</button>
        <button name="decision" value="failure">Failure</button>
        <button name="decision" value="pending">Pending</button>
        <button class="plain" name="decision" value="abandon">Abandon</button>
        <label
          ><input type="checkbox" name="lose" value="yes" /> Lose the message to the fund house: it must
          ask</label
        >
      </form>`,
  )
}

const stateNames = {
  open: 'Waiting for the investor',
  pending: 'Pending',
  captured: 'Paid',
  failed: 'Failed',
  closed: 'Closed',
} as const

/** For testers: checkouts that have not been paid, with what may still happen to them. */
export function operationsPage(sessions: Session[]): string {
  return page(
    'Payment gateway',
    html`<p class="place">Sandbox</p>
      <h1>Payments not made</h1>
      <p class="quiet">Settle a pending payment here, or let the money of a failed one arrive late.</p>
      ${sessions.length ? sessions.map(opsTask) : html`<p>Every payment has been made.</p>`}`,
  )
}

function opsTask(session: Session): Html {
  const pending = session.state === 'pending' || session.state === 'open'
  return html`<section>
    <h2>${session.orderNumber} · ${stateNames[session.state]}</h2>
    ${facts(session)}
    <form method="post" action="${gatewayPath}/decide">
      <input type="hidden" name="paymentId" value="${session.paymentId}" />
      <button name="decision" value="success">${pending ? 'Success' : 'Late success'}</button>
      ${pending ? html`<button name="decision" value="failure">Failure</button>` : ''}
    </form>
  </section>`
}
