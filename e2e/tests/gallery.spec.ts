import { expect, test, type Locator, type Page } from '@playwright/test'
import { join } from 'node:path'
import { accessibilityFaults } from '../fixtures/accessibility'
import { galleryPages, startGallery } from '../fixtures/gallery'
import { fontWidths, recordFonts, whyNotComparable } from '../fixtures/gallery-baselines'
import { noteRemotes } from '../fixtures/met-remotes'
import { root } from '../fixtures/portal-process'
import { temporaryFolder } from '../fixtures/run-folder'

let gallery: Awaited<ReturnType<typeof startGallery>>
test.beforeAll(async () => void (gallery = await startGallery()))
test.afterAll(() => gallery.stop())
// It shows the kernel alone.
test.beforeEach(({}, info) => noteRemotes(info))

/** Nothing is drawn half: styles of the new theme, fonts and fetched parts are there. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  if (page.url().endsWith('#/dates')) {
    const preview = page.getByRole('img', { name: /^Preview of/ })
    await preview.evaluate((image: HTMLImageElement) => image.decode())
  }
  // Charts are drawn by code that is fetched when they are shown.
  if (page.url().endsWith('#/charts'))
    for (const chart of ['Value from', 'Equity 62'])
      await page.locator(`svg[aria-label^="${chart}"], [aria-label^="${chart}"] svg`).first().waitFor()
}

async function findings(page: Page, where: string): Promise<string[]> {
  return (await accessibilityFaults(page, { targets: true })).map((fault) => `${where}: ${fault}`)
}

/** Words that reach out of their page, or lie over one another's buttons. */
const layoutFaults = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
    if (document.documentElement.scrollWidth > window.innerWidth) faults.push('scrolls sideways')
    const buttons = [...document.querySelectorAll('main button, main a')]
      .map((element) => ({ name: element.textContent ?? '', box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0)
    buttons.forEach((one, at) =>
      buttons.slice(at + 1).forEach((other) => {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (across > 1 && down > 1) faults.push(`"${one.name}" lies over "${other.name}"`)
      }),
    )
    return faults
  })

// Each width and each theme once.
for (const [width, theme] of [
  [1280, 'light'],
  [375, 'dark'],
] as const) {
  test(`no page of the gallery breaks accessibility or layout at ${width} px, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${gallery.address}/?theme=${theme}`)
    const found: string[] = []
    for (const id of galleryPages) {
      await page.evaluate((hash) => void (location.hash = hash), `#/${id}`)
      await settled(page)
      found.push(
        ...(await findings(page, id)),
        ...(await layoutFaults(page)).map((fault) => `${id}: ${fault}`),
      )
    }
    expect(found).toEqual([])
  })
}

for (const [how, width, letters] of [
  ['at 320 px', 320, '100%'],
  ['with letters twice as large', 1280, '200%'],
] as const) {
  test(`no page of the gallery scrolls sideways ${how}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 568 })
    await page.goto(gallery.address)
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), letters)
    for (const id of galleryPages) {
      await page.evaluate((hash) => void (location.hash = hash), `#/${id}`)
      await settled(page)
      expect.soft(await layoutFaults(page), id).toEqual([])
    }
  })
}

/** Where the focus is: in the dialog, at the browser's own controls, or behind the dialog, where it must never be. */
const focusPlace = (dialog: Locator) =>
  dialog.evaluate((element) => {
    const focused = document.activeElement
    if (element.contains(focused)) return [...element.querySelectorAll('*')].indexOf(focused as Element)
    return focused === document.body ? 'browser' : `behind: ${focused?.outerHTML.slice(0, 120)}`
  })

/** Presses Tab until the focus is back where the first press put it; returns every place that it came by. */
async function tabRound(page: Page, dialog: Locator): Promise<(number | string)[]> {
  const places: (number | string)[] = []
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab')
    const place = await focusPlace(dialog)
    if (place === places[0]) return places
    places.push(place)
  }
  return [...places, 'never comes round']
}

for (const width of [1280, 375]) {
  test(`every dialog opens by a key, tells its title, holds the focus, is sound, closes by Escape and gives the focus back at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${gallery.address}/#/dialogs`)
    const openers = page.locator('[data-opens]')
    const count = await openers.count()
    expect(count).toBe(30)
    const found: string[] = []
    for (let at = 0; at < count; at++) {
      const opener = openers.nth(at)
      const name = (await opener.getAttribute('data-opens')) ?? ''
      await opener.focus()
      await page.keyboard.press('Enter')
      const dialog = page.locator('dialog[open]')
      await expect(dialog, name).toBeVisible()
      await expect(dialog.getByText('Sending a code'), name).toHaveCount(0)
      await expect.poll(() => focusPlace(dialog), name).toEqual(expect.any(Number))
      const title = (await dialog.getByRole('heading').first().textContent()) ?? ''
      await expect(dialog, name).toHaveAccessibleName(title)
      const strays = (await tabRound(page, dialog)).filter(
        (place) => typeof place === 'string' && place !== 'browser',
      )
      found.push(...strays.map((place) => `${name}: ${place}`))
      if (width === 375) found.push(...(await findings(page, name)))
      await page.keyboard.press('Escape')
      await expect(dialog, name).toHaveCount(0)
      await expect(opener, name).toBeFocused()
    }
    expect(found).toEqual([])
  })
}

test('the dialog of the one-time code stands in the middle of a narrow screen [S9.076]', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${gallery.address}/#/dialogs`)
  await page.locator('[data-opens="One-time code"]').click()
  await page.getByLabel('One-time code').waitFor()
  const box = (await page.locator('dialog[open]').boundingBox())!
  expect(Math.abs(box.x - (375 - box.x - box.width))).toBeLessThanOrEqual(1)
  expect(Math.abs(box.y - (812 - box.y - box.height))).toBeLessThanOrEqual(1)
})

test('the list of a select is at most 280 px high with a search box, 200 px without [S9.050]', async ({
  page,
}) => {
  await page.goto(`${gallery.address}/#/choices`)
  for (const [label, height] of [
    ['Folio', '280px'],
    ['Empty list', '200px'],
  ] as const) {
    await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click()
    await expect(page.getByRole('listbox')).toHaveCSS('max-height', height)
    await page.keyboard.press('Escape')
  }
})

const baselines = join(root, 'e2e/gallery-baselines')

test('pictures drawn with another Chromium or other fonts are not compared, and the reason is named', async ({
  page,
}) => {
  const folder = temporaryFolder('baselines')
  const widths = await fontWidths(page)
  expect(whyNotComparable(folder, '1.2.3', widths)).toBe('no pictures were recorded with Chromium 1.2.3')
  recordFonts(join(folder, '1.2.3'), widths)
  expect(whyNotComparable(folder, '1.2.3', widths)).toBeUndefined()
  recordFonts(join(folder, '1.2.3'), { ...widths, serif: [1, 2, 3] })
  expect(whyNotComparable(folder, '1.2.3', widths)).toBe('the pictures were recorded with other fonts: serif')
})

for (const width of [1280, 375]) {
  test(`the gallery looks as it did at ${width} px`, async ({ page, browser }) => {
    const version = browser.version()
    const widths = await fontWidths(page)
    const recording = test.info().config.updateSnapshots === 'all'
    if (recording) recordFonts(join(baselines, version), widths)
    // Text is drawn otherwise there; what does not depend on it is checked by the tests above.
    const reason = whyNotComparable(baselines, version, widths)
    test.skip(reason !== undefined, reason)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.setFixedTime(new Date('2026-08-25T07:48:00.000Z'))
    await page.goto(gallery.address)
    for (const id of galleryPages) {
      await page.evaluate((hash) => void (location.hash = hash), `#/${id}`)
      await settled(page)
      const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
      expect.soft(picture).toMatchSnapshot([version, `${id}-${width}.png`], { maxDiffPixelRatio: 0.01 })
    }
  })
}
