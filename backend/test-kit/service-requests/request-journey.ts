import type { Endpoint, RequestOf } from '@portal/contracts/wire/endpoint'
import type { NomineeTerms } from '@portal/contracts/folios/nominee'
import { type ServiceRequest, serviceRequestApi } from '@portal/contracts/service-requests/service-request'
import { forgetCodeLimits } from '../orders/purchase-journey'
import type { Person } from '../../sandbox/data/people'
import type { TestPortal } from '../test-portal'

export const host = { host: 'localhost', 'content-type': 'application/json' }

/** What one investor does with requests, on a device of the own. */
export async function requestJourney(
  portal: TestPortal,
  person: Person,
  deviceId = `device-of-${person.pan}`,
) {
  let token = await portal.loginAs(person.pan, deviceId)
  async function call<E extends Endpoint>(endpoint: E, body: RequestOf<E>) {
    const first = await portal.call(endpoint, body, { token, deviceId })
    if (first.status !== 401) return first
    token = await portal.loginAs(person.pan, deviceId)
    return portal.call(endpoint, body, { token, deviceId })
  }
  const panNumber = person.pan

  /** Types the code of one place, which went to whoever `pan` is. */
  async function sign(requestId: string, place: number, pan = person.pan) {
    await forgetCodeLimits(portal, pan)
    await forgetCodeLimits(portal, person.pan)
    const sent = await call(serviceRequestApi.generateOtp, { requestId, place })
    if (sent.status !== 200 || !sent.data) return sent as never
    const { referenceNumber } = sent.data
    return call(serviceRequestApi.sign, { requestId, place, otp: await portal.code(pan), referenceNumber })
  }

  return {
    panNumber,
    call,
    sign,
    /** Makes a request and types all of its codes here; answers how it stands then. */
    async signed(
      made: { data?: { request: ServiceRequest }; resultInfo: { resultMsg: string } },
      pans?: string[],
    ) {
      if (!made.data) throw new Error(made.resultInfo.resultMsg)
      let { request } = made.data
      for (const { place } of request.signatures) {
        const answer = await sign(request.requestId, place, pans?.[place - 1])
        if (!answer.data) throw new Error(answer.resultInfo.resultMsg)
        request = answer.data.request
      }
      return request
    },
    show: async (requestId: string) => (await call(serviceRequestApi.detail, { requestId })).data.request,
    list: async () => (await call(serviceRequestApi.list, { panNumber })).data.requests,
  }
}

export const decide = async (portal: TestPortal, requestId: string, body: object) =>
  portal.app.inject({
    method: 'POST',
    url: `/sandbox/back-office/requests/${requestId}`,
    headers: host,
    payload: JSON.stringify(body),
  })

export const nominee = (
  name: string,
  sharePercent: number,
  more: Partial<NomineeTerms> = {},
): NomineeTerms => ({
  name,
  relation: 'SP',
  sharePercent,
  birthDate: '1985-04-12',
  identityKind: 'AADHAAR',
  identityNumber: '4821',
  guardianName: null,
  ...more,
})
