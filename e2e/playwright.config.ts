import { defineConfig } from '@playwright/test'

/** Debian's chromium or another one of this machine; else the browser that Playwright brings. */
const executablePath = process.env.PORTAL_BROWSER || undefined

export default defineConfig({
  testDir: 'tests',
  globalSetup: './fixtures/sandbox-data-template.ts',
  fullyParallel: false,
  // Pictures of the gallery, by the version of Chromium that drew them.
  snapshotPathTemplate: '{testDir}/../gallery-baselines/{arg}{ext}',
  // Each waits for answers a fifth of its time, or for a day's jobs: three leave two cores a ninth of theirs.
  workers: 4,
  timeout: 480_000,
  expect: { timeout: 30_000 },
  // `npm test` names what passed only when run again.
  retries: 1,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/report.json' }],
  ],
  use: {
    // A step that hangs fails long before its test's time is over.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test would slow all of them down; one that failed is recorded when it runs again.
    trace: 'on-first-retry',
    // Tests that break files or calls must see every request; those of the service worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    // First, since it has few files: at the end the other workers would wait for it.
    { name: 'narrow', grep: /@narrow/, use: { viewport: { width: 320, height: 568 }, hasTouch: true } },
    // A walk goes at both widths, or at one and looks at each screen at the other: those of one flow at either in turn.
    {
      name: 'desktop',
      grepInvert: /@phone|@narrow-only/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'mobile',
      grep: /@mobile|@phone/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
    },
  ],
})
