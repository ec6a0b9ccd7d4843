import type { KycAgency } from '@portal/kernel/contracts/kyc'

interface Agency {
  name: string
  /** Who runs it. */
  of: string
  website: string
  phone?: string
  email?: string
}

/** Who keeps KYC records in India, and how to reach them (S9.064). A contact that nobody confirmed is left out. */
export const agencies: Readonly<Record<KycAgency, Agency>> = {
  CVL: { name: 'CVL KRA', of: 'CDSL Ventures Limited', website: 'https://www.cvlkra.com' },
  CAMS: { name: 'CAMS KRA', of: 'Computer Age Management Services', website: 'https://www.camskra.com' },
  KFIN: { name: 'KFin KRA', of: 'KFin Technologies Limited', website: 'https://www.karvykra.com' },
  NDML: { name: 'NDML KRA', of: 'NSDL Database Management Limited', website: 'https://kra.ndml.in' },
  NSE: {
    name: 'NSE KRA',
    of: 'NSE Data and Analytics Limited',
    website: 'https://www.nsekra.com',
    phone: '022-26598182',
    email: 'dotex_kraops@nsekra.com',
  },
}
