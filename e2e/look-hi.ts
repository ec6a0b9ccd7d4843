import { chromium } from '@playwright/test'
import { giveSession } from './fixtures/give-session'
const at = process.argv[2] ?? 'http://localhost:4321'
const out = process.argv[3] ?? '/tmp/look'
const pages = (process.argv[4] ?? 'home/dashboard').split(',')
const widths = (process.argv[5] ?? '1280,375').split(',').map(Number)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
for (const width of widths) {
  const context = await browser.newContext({ viewport: { width, height: width > 600 ? 900 : 800 }, baseURL: at })
  await context.addCookies([{ name: 'language', value: process.env.LANG_ ?? 'hi', url: at }])
  const page = await context.newPage()
  page.on('pageerror', (error) => console.log('PAGEERROR', String(error).slice(0, 300)))
  if (process.env.PAN) await page.goto(`${at}/investors/auth/login`), await giveSession(page, process.env.PAN)
  for (const path of pages) {
    await page.goto(`${at}/investors/${path}`).catch((e) => console.log(String(e).slice(0, 100)))
    await page.waitForTimeout(2500)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    const text = await page.evaluate(() => document.body.innerText)
    const english = text.split('\n').filter((line) => /[A-Za-z]{3,}.*\s[a-z]{3,}/.test(line) && !/[\u0900-\u097f]/.test(line)).slice(0, 12)
    console.log(width, path, wide > 0 ? `WIDER ${wide}` : 'ok', JSON.stringify(english))
    await page.screenshot({ path: `${out}/${path.replace(/[/?=&]/g, '_')}-${width}.png`, fullPage: true })
  }
  await context.close()
}
await browser.close()
