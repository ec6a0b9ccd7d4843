/* eslint-disable lingui/no-unlocalized-strings -- names and addresses stay as they are */
import type { KycAgency } from '@portal/contracts/kyc/kyc'

interface Agency {
  name: string
  /** Who runs it. */
  of: string
  website: string
  /** As the agency publishes them; empty where they stand on its website alone. */
  contacts: readonly string[]
}

/**
 * Who keeps KYC records in India, and how to reach them (S9.064). A number or an address that nobody confirmed is left
 * out: an investor would give a stranger the PAN.
 */
export const agencies: Readonly<Record<KycAgency, Agency>> = {
  CVL: {
    name: 'CVL KRA',
    of: 'CDSL Ventures Limited',
    website: 'https://www.cvlkra.com',
    contacts: ['I-202, Tower 4, Belapur Railway Station, Navi Mumbai 400614'],
  },
  CAMS: {
    name: 'CAMS KRA',
    of: 'CAMS Investor Services',
    website: 'https://www.camskra.com',
    contacts: [],
  },
  KFIN: {
    name: 'KFin KRA',
    of: 'KFin Technologies Limited',
    website: 'https://www.karvykra.com',
    contacts: [],
  },
  NDML: {
    name: 'NDML KRA',
    of: 'NSDL Database Management Limited',
    website: 'https://kra.ndml.in',
    contacts: ['info.kra@ndml.in'],
  },
  NSE: {
    name: 'NSE KRA',
    of: 'NSE Data and Analytics Limited',
    website: 'https://www.nsekra.com',
    contacts: ['022-26598182', 'dotex_kraops@nsekra.com'],
  },
}
