import { type Text, textOf } from '@portal/kernel'
import { msg } from '@portal/kernel/words'

/** Occupations and yearly incomes of the FATCA declaration, as the list of choices that the server sends has them. */
const names: Readonly<Record<string, Text>> = {
  Agriculture: msg`Agriculture`,
  Business: msg`Business`,
  'Government service': msg`Government service`,
  Homemaker: msg`Homemaker`,
  'Private sector service': msg`Private sector service`,
  Professional: msg`Professional`,
  'Public sector service': msg`Public sector service`,
  Retired: msg`Retired`,
  Student: msg`Student`,
  Others: msg`Others`,
  'Below 1 lakh': msg`Below 1 lakh`,
  '1 to 5 lakh': msg`1 to 5 lakh`,
  '5 to 10 lakh': msg`5 to 10 lakh`,
  '10 to 25 lakh': msg`10 to 25 lakh`,
  '25 lakh to 1 crore': msg`25 lakh to 1 crore`,
  'Above 1 crore': msg`Above 1 crore`,
}

/** A choice of the declaration in words. One that has none yet is said as it is. */
export function taxWord(choice: string): string {
  const name = names[choice]
  return name ? textOf(name) : choice
}
