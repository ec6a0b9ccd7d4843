import { msg } from '@portal/kernel/words'
import type { RefusedField } from '../../transaction/refusal'

const scheme: RefusedField = { name: 'schemePlanCode', change: msg`Change the scheme` }
const folio: RefusedField = { name: 'folio', change: msg`Change the folio` }
const amount: RefusedField = { name: 'amount', change: msg`Change the amount` }
const day: RefusedField = { name: 'sipDate', change: msg`Change the day of the month` }
const end: RefusedField = { name: 'sipPeriod', change: msg`Change the end of the SIP` }
const mandate: RefusedField = { name: 'umrn', change: msg`Change the mandate` }
const arn: RefusedField = { name: 'arn', change: msg`Change the distributor` }
const bank: RefusedField = { name: 'createFolio.bank', change: msg`Change the bank account` }

export const accountNumber: RefusedField = {
  name: 'createFolio.accountNumber',
  change: msg`Change the account number`,
}

const nominees: RefusedField = { name: 'createFolio.nomination', change: msg`Change the nominees` }

const fields: Readonly<Record<string, RefusedField>> = {
  '-301': folio,
  '-302': folio,
  '-303': scheme,
  '-304': scheme,
  '-305': scheme,
  '-306': scheme,
  '-307': amount,
  '-308': amount,
  '-309': amount,
  '-310': scheme,
  '-311': nominees,
  '-312': bank,
  '-313': bank,
  '-314': folio,
  '-331': accountNumber,
  '-332': bank,
  '-333': { name: 'createFolio.ifscCode', change: msg`Change the IFSC` },
  '-354': amount,
  '-356': amount,
  '-391': scheme,
  '-392': day,
  '-393': day,
  '-394': end,
  '-395': mandate,
  '-396': mandate,
  '-397': amount,
  '-398': end,
  '-315': arn,
  '-316': { name: 'euin', change: msg`Change the EUIN` },
  '-317': scheme,
  '-318': { name: 'euin', change: msg`Change the EUIN` },
  '-319': { name: 'ria', change: msg`Change the adviser code` },
  '-431': scheme,
  '-515': nominees,
  '-516': nominees,
  '-517': nominees,
  '-433': { name: 'topUpAmount', change: msg`Change the step-up` },
  '-432': { name: 'smart', change: msg`Change the life cover` },
  '-680': accountNumber,
}

/** The field that a refusal of the server is about, by its code; undefined where no field can mend it. */
export const fieldOfRefusal = (code: string): RefusedField | undefined =>
  Object.hasOwn(fields, code) ? fields[code] : undefined

/** What a form is told of a field that was refused. */
export function errorAt({ name }: Pick<RefusedField, 'name'>, text: string): object {
  return name.split('.').reduceRight<object | string>((inner, part) => ({ [part]: inner }), text) as object
}
