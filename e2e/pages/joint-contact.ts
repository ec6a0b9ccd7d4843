import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Sandbox } from '../fixtures/sandbox'
import { checkScreen } from '../fixtures/screen-check'
import { ServicePage } from './service-page'

const asha = { pan: 'ZZZPV1001A', email: 'asha.verma@example.in', mobile: '9810001001' }

/** Asha changes how her joint holder Uma, who has no user ID, is reached: from the dashboard to what is then known. */
export async function changeJointContact(
  page: Page,
  sandbox: Sandbox,
  contact: { email: string; mobile: string },
): Promise<void> {
  const service = new ServicePage(page)
  const card = page.getByRole('region', { name: 'Uma Verma' })
  const ask = async ({ email, mobile }: typeof contact) => {
    await card.getByRole('textbox', { name: 'New e-mail' }).fill(email)
    await card.getByRole('textbox', { name: 'New mobile' }).fill(mobile)
    await card.getByRole('button', { name: 'Review and confirm' }).click()
  }
  await service.open(/^Joint holders/)
  await expect(service.title('Joint holders')).toBeVisible()
  await ask(asha)
  await expect(card.getByRole('alert')).toContainText(/e-mail and mobile are both used/)
  await checkScreen(page, 'service-joint-holder-refused')
  await ask(contact)
  await expect(service.title('Joint holder’s contact')).toBeVisible()
  await service.sign(sandbox, asha.pan, /Asha/)
  await service.sign(sandbox, contact.email, /The new contact/)
  await service.says(/^We are looking at it/)
  await service.approve('Joint holder’s contact')
  await service.says(/^Done on/)
  await checkScreen(page, 'service-joint-holder-done')
  await service.openHistory()
  await expect(service.line('Joint holder’s contact').first()).toContainText('Done')
  await service.open(/^Joint holders/)
  await expect(card.getByText(new RegExp(contact.mobile.slice(-4)))).toBeVisible()
}
