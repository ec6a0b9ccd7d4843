import type { FolioInvestment } from '@portal/contracts/folio-opening/new-folio-draft'

/** What a lump sum into a folio says; the amount in paise. */
export const investmentOf = ({
  schemePlanCode,
  amount,
}: {
  schemePlanCode: string
  amount: number | null
}): FolioInvestment => ({
  schemePlanCode,
  investmentType: 'LUMPSUM',
  investmentMode: 'Direct' as const,
  fundOption: null,
  amount,
  dividendFrequency: null,
  sipFrequency: null,
  sipDate: null,
  sipPeriod: null,
  sipMonth: null,
  sipYear: null,
  installmentsNo: null,
  debtScheme: null,
  equityScheme: null,
})
