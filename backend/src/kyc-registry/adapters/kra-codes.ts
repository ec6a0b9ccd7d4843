import { type Agency, type KycStatus, RegistrySilent, type Residency } from '../ports'

/**
 * Three digits: whose record it is, then what it says. The numbers are those of the service of CVL KRA ("PAN inquiry",
 * V6.0) and of CAMS KRA (camsonline.gitbook.io/sandbox-for-kra, "Response Parameters"), which lists the last two digits.
 */
const kraOfDigit: Readonly<Record<string, Kra>> = {
  '0': { agency: 'CVL', code: 'CVLKRA' },
  '1': { agency: 'NDML', code: 'NDML' },
  // DotEx is the KRA of the NSE.
  '2': { agency: 'NSE', code: 'DOTEX' },
  '3': { agency: 'CAMS', code: 'CAMS' },
  // Karvy became KFintech.
  '4': { agency: 'KFIN', code: 'KARVY' },
  // The portal shows no page of this one.
  '5': { agency: null, code: 'BSE' },
}

interface Kra {
  agency: Agency | null
  /** `APP_KRA_CODE`, where a record is fetched. */
  code: string
}

interface Meaning {
  status: KycStatus
  hasRecord: boolean
}
const known = (status: KycStatus): Meaning => ({ status, hasRecord: true })

/** The last two digits, in words of the house. */
const meaningOfCode: Readonly<Record<string, Meaning>> = {
  '01': known('Under Process'),
  '02': known('Registered'),
  '03': known('On-Hold'),
  '04': known('Rejected'),
  '05': { status: 'Not Available', hasRecord: false },
  // Deactivated: there was a record, and there has to be a new one.
  '06': known('Not Available'),
  // Verified with Aadhaar.
  '07': known('Validated'),
  // The same of a record from before KRAs, which is not complete: never as good as validated.
  '11': known('Under Process'),
  '12': known('Registered'),
  '13': known('On-Hold'),
  '14': known('Rejected'),
}

/** A KYC for mutual funds alone, from before KRAs: it must be registered with one. */
const fundsOnly = '022'

/** Not checked with the agency, with several, or the agency could not be reached: nothing is known then. */
const isNotChecked = (code: string) => code === '888' || /^[0-5](00|99)$/.test(code)

export interface ReadStatus extends Meaning {
  agency: Agency | null
  /** Where the record is; null: nowhere. */
  kraCode: string | null
  unknownCode?: string
}

/**
 * What a status code says. One that is not in the table is never a KYC that lets invest: it reads as Not Available, and
 * comes along for a person. Throws RegistrySilent where the agencies themselves were not asked.
 */
export function statusOfCode(code: string): ReadStatus {
  if (isNotChecked(code)) throw new RegistrySilent(`the agencies were not asked (${code})`)
  if (code === fundsOnly) return { ...known('Not Available'), agency: 'CVL', kraCode: 'CVLKRA' }
  const kra = /^\d{3}$/.test(code) ? kraOfDigit[code.charAt(0)] : undefined
  const meaning = meaningOfCode[code.slice(1)]
  if (!kra || !meaning) {
    const unknownCode = code.replace(/[^\w ]/g, '?').slice(0, 20)
    return { ...known('Not Available'), agency: null, kraCode: null, unknownCode }
  }
  const holder = meaning.hasRecord
    ? { agency: kra.agency, kraCode: kra.code }
    : { agency: null, kraCode: null }
  return { ...meaning, ...holder }
}

/** `APP_RES_STATUS` of a record; what is not in the table is not told. */
export const residencyOfCode: Readonly<Record<string, Residency>> = {
  R: 'Resident Indian',
  N: 'Non-Resident Indian',
  P: 'Person Of Indian Origin',
  F: 'Foreign National',
}

/** "31-12-2025 14:05:09" or with slashes, India time; null for what is no moment. */
export function kraMomentOf(text: string): Date | null {
  const read = /^(\d\d)[-/](\d\d)[-/](\d{4})(?: (\d\d:\d\d:\d\d))?$/.exec(text)
  if (!read) return null
  const [, day, month, year, time = '00:00:00'] = read
  const moment = new Date(`${year}-${month}-${day}T${time}+05:30`)
  return Number.isNaN(moment.getTime()) ? null : moment
}
