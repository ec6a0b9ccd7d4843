import { MandateKind } from '@portal/contracts/mandates/mandate'
import { reasonFromOutside } from '../../../payments/failure-reasons'
import { bankAccess, bankClient } from '../../../platform/bank-client'
import type { Platform } from '../../../platform/module'
import { isPageOf, isUpiLink } from '../../../platform/provider-pages'
import { refuseAnswerAbout } from '../../../platform/provider-wire'
import { readSigned } from '../../../platform/signed-callback'
import type { MandateBank, MandateReport, RegistrationReport } from '../../mandate-bank'
import { ChangeAnswer, MandateCallback, OpenAnswer, StatusAnswer, type WireMandateReport } from './protocol'

/** The bank over HMAC-signed HTTP; the sandbox has its own simulator of it. */
export function signedMandateBank(platform: Platform): MandateBank {
  const call = bankClient(platform, 'mandates')
  return {
    kinds: MandateKind.options,
    async open({ holder: _holder, accountType: _type, ...request }) {
      const { registrationId, number, method, limit, validFrom, validTill } = request
      const shown = { registrationId, number, method, limit, validFrom, validTill }
      const kept = ({ outcome }: { outcome: string }) => ({ outcome })
      const opened = await call({ operation: 'open', request, shown, answer: OpenAnswer, kept })
      if (opened.outcome === 'unavailable') return opened
      const { outcome, url, upi } = opened
      refuseForeignPages(platform, [url, upi?.qrPayload])
      return { outcome, url, upi: upi && { ...upi, expiresAt: new Date(upi.expiresAt) } }
    },
    async status(registrationId) {
      const request = { registrationId }
      const requested = { operation: 'status', request, shown: request, answer: StatusAnswer }
      const { report } = await call(requested)
      if (!report) return undefined
      refuseAnswerAbout(report.registrationId, registrationId)
      return readReport(report)
    },
    async change(umrn, change) {
      const request = { umrn, change }
      const changed = await call({ operation: 'change', request, shown: request, answer: ChangeAnswer })
      refuseAnswerAbout(changed.umrn, umrn)
    },
    async readCallback(raw, headers) {
      const { secret } = bankAccess(platform.config, platform.publicUrl(), 'mandates')
      return readSigned({ secret, shape: MandateCallback, reportOf: readReport }, raw, headers)
    },
  }
}

/** A report as it travels, with its moment and its reason read. */
function readReport(report: WireMandateReport): RegistrationReport
function readReport(report: MandateCallback['report']): MandateReport
function readReport(report: MandateCallback['report']): MandateReport {
  const at = new Date(report.at)
  return 'reason' in report ? { ...report, at, reason: reasonFromOutside(report.reason) } : { ...report, at }
}

/** Keeps a browser from being sent anywhere but to the bank's own pages or to the phone's UPI app. */
function refuseForeignPages({ config, publicUrl }: Platform, addresses: (string | null | undefined)[]): void {
  const { origin } = new URL(bankAccess(config, publicUrl(), 'mandates').url)
  const isTheirs = (address: string) => isUpiLink(address) || isPageOf([origin], address)
  if (addresses.some((address) => typeof address === 'string' && !isTheirs(address)))
    throw new Error('The bank answered with an address that is not one of its pages')
}
