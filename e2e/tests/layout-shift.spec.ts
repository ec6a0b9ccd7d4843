import { slowConnection, slowDown } from '../fixtures/slow-machine'
import { settled } from '../fixtures/screen-check'
import { expect, test } from '../fixtures/test'

interface Shift {
  value: number
  moved: string[]
}

for (const [name, width, height] of [
  ['a phone', 375, 812],
  ['a tablet', 768, 1024],
  ['a laptop', 1350, 940],
  ['a wide screen', 1920, 1080],
] as const)
  test(`nothing of the log-in page moves while it loads on a slow machine and line: ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(() => {
      const shifts: Shift[] = []
      Object.assign(window, { shifts })
      const nameOf = (node?: Node | null) =>
        node instanceof Element ? `${node.tagName} ${node.className}` : String(node?.nodeName)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & {
            value: number
            sources: { node?: Node | null }[]
          }
          shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await slowDown(page, 4)
    await slowConnection(page)
    await page.goto('/investors/auth/login', { waitUntil: 'networkidle' })
    await settled(page)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/ })).toBeVisible()
    await expect(page.getByRole('region', { name: /^From the fund house/ })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[])
    const total = shifts.reduce((sum, { value }) => sum + value, 0)
    expect(total, JSON.stringify(shifts)).toBeLessThan(0.02)
  })
