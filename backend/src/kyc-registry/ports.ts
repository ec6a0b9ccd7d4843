/** The words of the house for what a registry of KYC says. */
export const kycStatuses = [
  'Validated',
  'Registered',
  'Under Process',
  'On-Hold',
  'Rejected',
  'Not Available',
] as const
export type KycStatus = (typeof kycStatuses)[number]

export const residencies = [
  'Resident Indian',
  'Non-Resident Indian',
  'Person Of Indian Origin',
  'Foreign National',
] as const
export type Residency = (typeof residencies)[number]

/** Who keeps the record; any of them answers for all. */
export const agencies = ['CVL', 'CAMS', 'KFIN', 'NDML', 'NSE'] as const
export type Agency = (typeof agencies)[number]

/** Whom a registry of KYC is asked about. */
export interface KycQuestion {
  pan: string
  /** "YYYY-MM-DD"; null: not known. A registry tells the residency only to who knows it. */
  birthDate: string | null
}

export interface KycAnswer {
  status: KycStatus
  /** Whether any agency has a record that counts or counted; without one, KYC was never done. */
  hasRecord: boolean
  /** Null: not told. */
  residency: Residency | null
  /** Null: nobody, or one that the portal has no page for. */
  agency: Agency | null
  /** Since when it is so, where the registry says it. */
  statusAt: Date | null
  /** A code of the registry that we have no word for; the status is Not Available then. */
  unknownCode?: string
}

/** A registry of KYC (KRA). Calls throw `RegistrySilent` and `RegistryUnreadable`, and are made outside transactions. */
export interface KycRegistry {
  readonly source: 'cvl' | 'file'
  inquire(question: KycQuestion): Promise<KycAnswer>
}

/** Whom a PAN service is asked about; what is not known is null, and is not compared then. */
export interface PanQuestion {
  pan: string
  name: string | null
  /** "YYYY-MM-DD" */
  birthDate: string | null
}

export interface PanAnswer {
  /** Whether the PAN was issued and counts; one that was deleted, deactivated or never issued does not. */
  isValid: boolean
  /** Null: not compared. */
  nameMatches: boolean | null
  birthDateMatches: boolean | null
  /** As on the card, where the service gives it away; most only say whether what was asked is right. */
  name: string | null
  /** "YYYY-MM-DD", likewise. */
  birthDate: string | null
  /** Null: the service does not say, as of people to whom the duty does not apply. */
  aadhaarLinked: boolean | null
}

/** A service that verifies PANs for the income-tax department. Calls throw as those of `KycRegistry`. */
export interface PanService {
  readonly source: 'http' | 'cashfree'
  /**
   * Whether it tells the name and date of birth of a PAN. One that does not is asked with both, and says of each whether it
   * is right.
   */
  readonly tellsHolder: boolean
  verify(question: PanQuestion): Promise<PanAnswer>
}

/** The registry does not answer: not reached, too slow, an error of its own, or closed to us. It may be asked again. */
export class RegistrySilent extends Error {}

/** What the registry answers cannot be understood, or is about somebody else. */
export class RegistryUnreadable extends Error {}
