import { maskPan } from '@portal/contracts/format'
import { html, type Html } from '../gateway/html'
import { page } from '../page-frame'
import type { KycSession } from './kyc-records'

export const kycPath = '/sandbox/providers/kyc'

const places = {
  locker: { place: 'DigiLocker', heading: 'Share your Aadhaar with Neem Mutual Fund' },
  agency: { place: 'KYC registration agency', heading: 'Register your KYC' },
} as const

const facts = ({ name, pan }: KycSession): Html =>
  html`<dl>
    ${[
      ['Name', name],
      ['PAN', maskPan(pan)],
    ].map(
      ([label = '', value = '']) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`

/** The page of the digital locker or of the agency, and how it ends. */
export function decisionPage(session: KycSession): string {
  const { place, heading } = places[session.flow]
  return page(
    heading,
    html`<p class="place">${place}</p>
      <h1>${heading}</h1>
      ${facts(session)}
      <form method="post" action="${kycPath}/journey/${session.applicationId}">
        <button class="primary" name="decision" value="complete">Complete</button>
        <button name="decision" value="check">Send to be checked</button>
        <button name="decision" value="draft">Leave as draft</button>
        <button name="decision" value="fail">Fail</button>
        <label
          ><input type="checkbox" name="lose" value="yes" /> Lose the message to the fund house: it must
          ask</label
        >
      </form>`,
  )
}

const stateNames = {
  OPEN: 'Opened',
  DRAFT: 'Draft',
  PENDING: 'Being checked',
  DONE: 'Done',
  FAILED: 'Failed',
}

/** For testers: KYCs that have not ended, with what may still happen to them. */
export function kycReviewPage(sessions: KycSession[]): string {
  return page(
    'KYC provider',
    html`<p class="place">Sandbox</p>
      <h1>KYCs that have not ended</h1>
      <p class="quiet">End one here, as the agency would after it has looked at the documents.</p>
      ${sessions.length ? sessions.map(opsTask) : html`<p>Every KYC has ended.</p>`}`,
  )
}

const opsTask = (session: KycSession): Html =>
  html`<section>
    <h2>${places[session.flow].place} · ${stateNames[session.state]}</h2>
    ${facts(session)}
    <form method="post" action="${kycPath}/decide">
      <input type="hidden" name="applicationId" value="${session.applicationId}" />
      <button name="decision" value="complete">Complete</button>
      <button name="decision" value="fail">Fail</button>
    </form>
  </section>`
