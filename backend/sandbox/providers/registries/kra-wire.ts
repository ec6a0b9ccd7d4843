import { indiaDate } from '@portal/contracts/format'
import { cvlNamespace } from '../../../src/kyc-registry/adapters/cvl/cvl-registry'
import { escapeXml } from '../../../src/kyc-registry/adapters/cvl/xml'
import type { Agency, KycStatus, Residency } from '../../../src/kyc-registry/ports'
import type { kraRecords } from './schema'

export type KraRecord = typeof kraRecords.$inferSelect

const digits: Readonly<Record<Agency, string>> = {
  CVL: '0',
  NDML: '1',
  NSE: '2',
  CAMS: '3',
  KFIN: '4',
}
const codes: Readonly<Record<Exclude<KycStatus, 'Not Available'>, string>> = {
  'Under Process': '01',
  Registered: '02',
  'On-Hold': '03',
  Rejected: '04',
  Validated: '07',
}
export const residencyCodes: Readonly<Record<Residency, string>> = {
  'Resident Indian': 'R',
  'Non-Resident Indian': 'N',
  'Person Of Indian Origin': 'P',
  'Foreign National': 'F',
}

/** A record that is not available is one from before KRAs: it has to be registered. */
export const codeOf = (record: Pick<KraRecord, 'status' | 'agency'> | undefined): string => {
  if (!record) return '005'
  return record.status === 'Not Available' ? '022' : `${digits[record.agency]}${codes[record.status]}`
}

const two = (value: number) => String(value).padStart(2, '0')

/** "31-12-2025 14:05:09", India time. */
export function kraMoment(at: Date): string {
  const india = new Date(at.getTime() + 330 * 60_000)
  const time = [india.getUTCHours(), india.getUTCMinutes(), india.getUTCSeconds()].map(two).join(':')
  return `${indiaDate(at).split('-').reverse().join('-')} ${time}`
}

const element = (name: string, content: string) => `<${name}>${content}</${name}>`
const texts = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, text]) => element(name, escapeXml(text)))
    .join('')

/** The answer of one operation in its envelope. */
export const soapAnswer = (operation: string, content: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><${operation}Response xmlns="${cvlNamespace}"><${operation}Result>${content}</${operation}Result></${operation}Response></s:Body></s:Envelope>`

export const passwordDocument = (password: string): string =>
  element('APP_RES_ROOT', texts({ APP_GET_PASS: password }))

/** `code` stands for what the record says where a test wants another one. */
export const statusDocument = (pan: string, record: KraRecord | undefined, code = codeOf(record)): string =>
  element(
    'APP_RES_ROOT',
    element(
      'APP_PAN_INQ',
      texts({
        APP_PAN_NO: pan,
        APP_NAME: '',
        APP_STATUS: code,
        APP_STATUSDT: record ? kraMoment(record.statusAt) : '',
        APP_UPDT_STATUS: '',
        APP_HOLD_DEACTIVE_RMKS: '',
      }),
    ) + element('APP_PAN_SUMM', texts({ APP_TOTAL_REC: '1' })),
  )

export const recordDocument = ({ pan, residency }: KraRecord): string =>
  element('ROOT', element('KYC_DATA', texts({ APP_PAN_NO: pan, APP_RES_STATUS: residencyCodes[residency] })))

export const errorDocument = (code: string, text: string): string =>
  element('APP_RES_ROOT', element('ERROR', texts({ ERROR_CODE: code, ERROR_MSG: text })))
