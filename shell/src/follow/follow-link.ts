import {
  api,
  getSession,
  href,
  readStored,
  removeStored,
  routes,
  signOut,
  textOf,
  writeStored,
} from '@portal/kernel'
import { campaignApi } from '@portal/contracts/support/campaign'
import { type Campaign, campaignOf } from '../guards/campaign'
import type { ReceivedLink } from '../guards/received-link'
import * as z from 'zod/mini'
import { schemeVerdict } from './scheme-verdict'

/** Saves by which campaign the investor came; its reference goes with the orders of this visit (S3.068, S4.084). */
async function saveCampaign(
  campaign: Campaign,
  as: 'utmReferenceId' | 'utmLoginReferenceId' = 'utmReferenceId',
): Promise<void> {
  const investor = getSession()?.investor
  if (!investor) return
  const { name, emailId, pan } = investor
  const body = { ...campaign, investorName: name, investorEmail: emailId, investorPan: pan, userNameID: pan }
  const { referenceId } = await api.call(campaignApi.utmSave, body)
  // The session that it belongs to may have ended meanwhile.
  if (getSession()?.investor.pan === pan) writeStored(as, referenceId)
}

/** The campaign by which somebody came to the log-in, saved once the session says who it was (S7.009). */
export function saveLogInCampaign(): void {
  const address = readStored('logInCampaign', z.string())
  removeStored('logInCampaign')
  const campaign = address && campaignOf(new URLSearchParams(address.split('?')[1]))
  if (campaign) void saveCampaign(campaign, 'utmLoginReferenceId').catch(() => undefined)
}

export interface FollowHost {
  navigate(path: string): void
  /** A scheme that cannot be bought, or was not found: says why before going elsewhere. */
  refuse(message: string): void
}

/** What a followed link does beside leading somewhere. Counting a campaign never holds it up, and never fails it. */
export async function followLink(link: NonNullable<ReceivedLink>, host: FollowHost): Promise<void> {
  if (link.campaign) void saveCampaign(link.campaign).catch(() => undefined)
  if (!('to' in link)) return
  if (link.endsSession) return signOut('explicit')
  if (link.scheme !== undefined) await followScheme(link.scheme, link.to, host)
}

/** The scheme becomes the default scheme of the purchase, if this investor may buy it (S4.079, S4.080, S2.168). */
async function followScheme(code: string, to: string, { navigate, refuse }: FollowHost): Promise<void> {
  const verdict = await schemeVerdict(code)
  if (verdict.kind === 'open') {
    writeStored('defaultSchemes', [code])
    writeStored('linkedScheme', code)
    return navigate(to)
  }
  removeStored('defaultSchemes')
  removeStored('linkedScheme')
  refuse(textOf(verdict.message))
  navigate(href(verdict.kind === 'closed' ? routes.exploreAllFunds : routes.dashboard))
}
