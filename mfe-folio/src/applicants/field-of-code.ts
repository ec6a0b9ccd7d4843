import type { ApplicantFields } from '@portal/kernel'

const fields: Readonly<Record<string, keyof ApplicantFields>> = {
  '-500': 'pan',
  '-501': 'dateOfBirth',
  '-502': 'investorName',
  '-503': 'Mobile' as const,
  '-504': 'mobileBelongstoCode',
  '-505': 'Email' as const,
  '-506': 'emailBelongstoCode',
}

/** The field that a refusal of the server is about; undefined where it is about none. */
export const fieldOfCode = (code: string): keyof ApplicantFields | undefined => fields[code]
