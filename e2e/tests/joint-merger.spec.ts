import { Sandbox } from '../fixtures/sandbox'
import { checkWidths } from '../fixtures/screen-check'
import { expect, type Page, test } from '../fixtures/test'
import { LoginPage } from '../pages/login-page'
import { ServicePage } from '../pages/service-page'

const kiran = 'ZZZPG1011L'
const asha = 'ZZZPV1001A'

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

/** The units of a scheme in a folio, as its holder reads them in the portfolio. */
async function unitsIn(page: Page, folio: string, scheme: string): Promise<number> {
  await page.goto('/investors/home/investments/portfolio')
  await page
    .getByRole('region', { name: `Folio ${folio}` })
    .getByRole('button', { name: new RegExp(`^Details of ${scheme}`) })
    .first()
    .click()
  const units = page.getByRole('dialog').getByRole('region', { name: 'Units' }).getByRole('definition')
  const read = Number((await units.first().innerText()).replaceAll(',', ''))
  await page.keyboard.press('Escape')
  return read
}

test('Kiran merges two folios that Asha holds with him: each endorses it on a device of the own, and no unit is lost @phone [S1.035, S2.049, S2.055]', async ({
  page,
  sandbox,
  browser,
  portal,
}) => {
  const service = new ServicePage(page)
  const context = await browser.newContext({ baseURL: portal.url, viewport: page.viewportSize() })
  const hers = await context.newPage()
  const ashas = new ServicePage(hers)
  const bonds = 'Neem Corporate Bond Fund'
  const liquid = 'Neem Liquid Fund'
  await new LoginPage(page).holdSession(kiran)
  const before = {
    stays: await unitsIn(page, 'XXXX1022', bonds),
    moves: await unitsIn(page, 'XXXX1033', bonds),
    alone: await unitsIn(page, 'XXXX1033', liquid),
  }
  expect(Math.min(...Object.values(before))).toBeGreaterThan(0)

  await test.step('Kiran chooses the folios from the menu, and endorses', async () => {
    await page.goto('/investors/home/dashboard')
    await service.open(/^Merge folios/)
    await page.getByRole('button', { name: 'Choose folios' }).click()
    await expect(service.title('Merge folios')).toBeVisible()
    await expect(page.getByText(/^The mode of holding is not the same. Ask for the same mode/)).toBeVisible()
    await checkWidths(page, 'joint-merger-folios')
    await page.getByRole('link', { name: /Folio XXXX1022/ }).click()
    await page.getByRole('checkbox', { name: /Folio XXXX1033/ }).check()
    const moving = page.getByRole('region', { name: 'What moves' })
    await expect(moving).toContainText(`${liquid}, folio XXXX1033`)
    await checkWidths(page, 'joint-merger-preview')
    await page.getByRole('button', { name: 'Review and confirm' }).click()
    await expect(service.title('Confirm the merger')).toBeVisible()
    await service.says(/2 of 2 codes still to be entered/)
    await service.sign(sandbox, kiran, /Kiran/)
    await service.says(/1 of 2 codes/)
    await checkWidths(page, 'joint-merger-half-endorsed')
  })
  await test.step('Asha finds it on her own device and endorses; until the next business day nothing moves', async () => {
    await new LoginPage(hers).holdSession(asha)
    await hers.goto('/investors/home/service-request/requests')
    await ashas.line('Merge folios').click()
    await ashas.sign(sandbox, asha, /Asha/)
    await ashas.says(/It will be done on 26 Aug 2026/)
    await checkWidths(hers, 'joint-merger-endorsed')
    expect(await unitsIn(page, 'XXXX1033', bonds)).toBe(before.moves)
  })
  await test.step('on that day one folio holds all units, and the other is gone', async () => {
    await sandbox.advanceDays(1)
    expect(await unitsIn(page, 'XXXX1022', bonds)).toBeCloseTo(before.stays + before.moves, 3)
    expect(await unitsIn(page, 'XXXX1022', liquid)).toBe(before.alone)
    await expect(page.getByRole('region', { name: 'Folio XXXX1033' })).toHaveCount(0)
    await page.goto('/investors/nct/folio-consolidation')
    await expect(page.getByText(/XXXX1022/).first()).toBeVisible()
    await expect(page.getByText(/XXXX1033/)).toHaveCount(0)
  })
  await test.step('both find it done in their history', async () => {
    await page.goto('/investors/home/dashboard')
    await service.openHistory()
    await expect(service.line('Merge folios')).toContainText('Done')
    await service.line('Merge folios').click()
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('26 Aug 2026')
    await checkWidths(page, 'joint-merger-done')
    await hers.goto('/investors/home/service-request/requests')
    await expect(ashas.line('Merge folios')).toContainText('Done')
    await context.close()
  })
})
