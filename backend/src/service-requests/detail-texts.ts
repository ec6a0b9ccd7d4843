import { wordOf } from '@portal/contracts/catalogue'
import { formatDate } from '@portal/contracts/format'
import { incomeSlabs, occupations } from '@portal/contracts/service-requests/tax-declaration'
import { t } from '@portal/contracts/words/macros'
import { countryNamed } from '../content/countries'
import { sayerOf, type StoredText } from '../platform/stored-text'

/** A country where tax is paid (its two letters), and the end of the number there; null: without one. */
interface TaxAbroad {
  country: string
  tin: string | null
}

/** What a request changes: the names of details, and what they are before and after it. */
export const detailTexts = {
  bankAccount: () => t`Bank account`,
  accountType: () => t`Account type`,
  defaultBank: () => t`Default bank`,
  deleted: () => t`Deleted`,
  ifscOf: ({ bank }: { bank: string }) => t`IFSC of ${bank}`,
  branch: () => t`Branch`,
  typeOf: ({ bank }: { bank: string }) => t`Type of ${bank}`,
  foliosMerged: () => t`Folios merged`,
  heldAs: () => t`Held as`,
  belongsTo: () => t`Belongs to`,
  email: () => t`E-mail`,
  mobile: () => t`Mobile`,
  emailOf: ({ name }: { name: string }) => t`E-mail of ${name}`,
  mobileOf: ({ name }: { name: string }) => t`Mobile of ${name}`,
  folio: ({ folioNo }: { folioNo: string }) => t`Folio ${folioNo}`,
  open: () => t`Open`,
  locked: () => t`Locked`,
  lockedWhole: () => t`Locked: nothing can leave it`,
  nominees: () => t`Nominees`,
  guardianOf: ({ name, birthDate }: { name: string; birthDate: string }) =>
    t`Guardian of ${name}, born ${{ birthDate: formatDate(birthDate) }}`,
  noNominee: () => t`None, by your choice`,
  address: () => t`Address`,
  birthDate: () => t`Date of birth`,
  contactOnRecord: () => t`Contact on record`,
  confirmed: () => t`Confirmed`,
  notConfirmed: () => t`Not confirmed`,
  taxResidency: () => t`Tax residency`,
  birthPlace: () => t`Place of birth`,
  nationality: () => t`Nationality`,
  yearlyIncome: () => t`Yearly income`,
  occupation: () => t`Occupation`,
  indiaOnly: () => t`India only`,
  taxAbroad: ({ residencies }: { residencies: readonly TaxAbroad[] }) =>
    residencies
      .map(({ country: code, tin }) => {
        const country = countryNamed(code) ?? code
        return tin === null ? t`${country}, no TIN` : t`${country}, TIN ••${tin}`
      })
      .join('; '),
  incomeSlab: ({ slab }: { slab: keyof typeof incomeSlabs }) => incomeSlabs[slab],
  occupationNamed: ({ occupation }: { occupation: keyof typeof occupations }) => occupations[occupation],
  country: ({ country }: { country: string }) => countryNamed(country) ?? country,
  placeIn: ({ place, country }: { place: string; country: string }) =>
    `${place}, ${countryNamed(country) ?? country}`,
  day: ({ day }: { day: string }) => formatDate(day),
  /** A value of the wire that people read by itself: "Savings", "Joint", "Spouse". */
  word: ({ word }: { word: string }) => wordOf(word),
}

export type DetailText = StoredText<typeof detailTexts>

export const wireWord = (word: string): DetailText => ({ code: 'word', values: { word } })

const sayDetail = sayerOf(detailTexts)

/** One detail that a request changes. */
export interface Change {
  label: DetailText
  from: DetailText | null
  to: DetailText
}

/** The same, as investors read it. */
export const saidChange = ({ label, from, to }: Change) => ({
  label: sayDetail(label),
  from: from && sayDetail(from),
  to: sayDetail(to),
})
