import type { AddressInfo } from 'node:net'
import { bankAccounts, folioBanks, folioHolders, folios } from '../src/folios/schema'
import { mandates } from '../src/mandates/schema'
import { bankAccess } from '../src/platform/bank-client'
import type { Module } from '../src/platform/module'
import { signed } from '../src/platform/signature'
import { bankSimulator } from '../sandbox/providers/bank/module'
import { consoleModule } from '../sandbox/console.module'
import { startTestPortal, type TestPortal } from './test-portal'

export const investor = { pan: 'ZZZPA0001A', folioNo: '70010001' }

/** A portal of a few domains that listens, with the sandbox's bank and nothing else in its data set. */
export async function startBankPortal(
  modules: readonly Module[],
  env: Record<string, string> = {},
): Promise<TestPortal> {
  const portal = await startTestPortal({
    modules,
    env,
    sandbox: { modules: [bankSimulator, consoleModule], seeds: [] },
  })
  await listen(portal)
  return portal
}

/** Lets the portal and its sandbox's bank reach each other, as two servers do. */
export async function listen({ app, platform }: TestPortal): Promise<void> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  platform.publicUrl = () => `http://127.0.0.1:${port}`
}

/** The mandate on an account of a folio, the first one being 1. */
export const umrnOf = (place: number, folioNo = investor.folioNo): string =>
  `UMRN${folioNo}${String(place).padStart(16 - folioNo.length, '0')}`

/** A folio with accounts, the first of them the default one; each has the id BA-1, BA-2 … and a mandate. */
export async function openFolio(
  { platform: { db } }: TestPortal,
  accountNumbers: readonly string[],
  { folioNo, pan } = investor,
): Promise<void> {
  const contact = { email: 'a@example.com', countryCode: '91', mobile: '9800000001' }
  const folio = { folioNo, pan, holdingMode: 'Single', isDemat: false, openedOn: '2024-01-01' } as const
  await db.insert(folios).values({ ...folio, ...contact })
  const holder = { firstName: 'Asha', middleName: '', lastName: 'Iyer' }
  await db.insert(folioHolders).values({ folioNo, place: 1, pan, ...holder })
  const place = { bankName: 'Parijat Bank', ifsc: 'PRJT0000101', branchName: 'Fort', branchCity: 'Mumbai' }
  for (const [index, accountNumber] of accountNumbers.entries()) {
    const bankId = `BA-${folioNo}-${index + 1}`
    const account = { ...place, accountType: 'Savings', usableFrom: '2024-01-01' } as const
    await db.insert(bankAccounts).values({ bankId, pan, accountNumber, ...account })
    await db.insert(folioBanks).values({ folioNo, bankId, isDefault: index === 0 })
    await db.insert(mandates).values({
      umrn: umrnOf(index + 1, folioNo),
      pan,
      bankId,
      kind: 'OTM',
      limitPaise: 50_000_00,
      validFrom: '2024-01-01',
      validTill: '2034-01-01',
      state: 'ACTIVE',
    })
  }
}

/** Posts a callback as the bank does; answers the status. */
export async function deliverBankCallback(
  { platform, app }: TestPortal,
  service: 'payouts' | 'debits',
  callback: object | string,
  headers?: Record<string, string>,
): Promise<number> {
  const payload = typeof callback === 'string' ? callback : JSON.stringify(callback)
  const { secret } = bankAccess(platform.config, platform.publicUrl(), service)
  const { statusCode } = await app.inject({
    method: 'POST',
    url: `/api/v1/${service}/callback`,
    headers: { 'content-type': 'application/json', ...(headers ?? signed(secret, payload, Date.now())) },
    payload,
  })
  return statusCode
}
