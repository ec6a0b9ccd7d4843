import type { Page } from '@playwright/test'
import { hindi } from '../fixtures/hindi'

/** In both languages, for it stands on the sheet whatever the field is. */
const apply = new RegExp(`^Apply$|${hindi('Apply').source}`)

/** Chooses in one of the portal's selects: a list under the field, or a sheet with Apply on narrow screens. */
export async function chooseOption(
  page: Page,
  field: string | RegExp,
  option: string | RegExp,
): Promise<void> {
  const begins = typeof field === 'string' ? new RegExp(`^${field}`) : field
  await page.getByRole('combobox', { name: begins }).click()
  const sheet = page.getByRole('dialog', { name: field })
  const inList = page.getByRole('listbox', { name: field }).getByRole('option', { name: option })
  await sheet.or(inList).first().waitFor()
  if (!(await sheet.isVisible())) return inList.click()
  await sheet.getByRole('radio', { name: option }).check()
  await sheet.getByRole('button', { name: apply }).click()
}
