import { formatRupees, paymentModeLabels } from '@portal/kernel/format'
import type { Session } from './gateway-books'
import { html, type Html } from './html'

export const gatewayPath = '/sandbox/providers/gateway'

function page(title: string, body: Html, script?: string): string {
  const { markup } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="${gatewayPath}/assets/gateway.css" />
        ${script ? html`<script src="${gatewayPath}/assets/${script}" defer></script>` : ''}
      </head>
      <body>
        <main>${body}</main>
        <footer>Sandbox payment gateway. No money moves here.</footer>
      </body>
    </html>`
  return markup
}

/** Trades the code of the address for a page of its own, at once; with a button where scripts do not run. */
export function enterPage(code: string): string {
  return page(
    'Opening the payment page',
    html`<h1>Opening the payment page</h1>
      <p class="quiet">This takes a moment.</p>
      <form method="post" action="${gatewayPath}/pay">
        <input type="hidden" name="code" value="${code}" />
        <button class="primary">Continue</button>
      </form>`,
    'enter.js',
  )
}

function facts(session: Session): Html {
  const rows: [string, string][] = [
    ['Pay to', session.mode === 'UPI' ? session.payee : 'Neem Mutual Fund'],
    ['Order', session.orderNumber],
    ['By', paymentModeLabels[session.mode]],
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

/** After Abandon, or when a page has nothing left to decide. */
export function endPage(heading: string, text: string, back: string | null): string {
  return page(
    heading,
    html`<h1>${heading}</h1>
      <p class="quiet">${text}</p>
      ${back ? html`<p><a href="${back}">Back to Neem Mutual Fund</a></p>` : ''}`,
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
export function deskPage(sessions: Session[]): string {
  return page(
    'Payment gateway',
    html`<p class="place">Sandbox</p>
      <h1>Payments not made</h1>
      <p class="quiet">Settle a pending payment here, or let the money of a failed one arrive late.</p>
      ${sessions.length ? sessions.map(deskEntry) : html`<p>Every payment has been made.</p>`}`,
  )
}

function deskEntry(session: Session): Html {
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
