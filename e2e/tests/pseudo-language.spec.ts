import { routes } from '@portal/contracts/wire/routes'
import { unsaidTexts } from '../fixtures/unsaid-texts'
import { Sandbox } from '../fixtures/sandbox'
import { settled } from '../fixtures/screen-check'
import { expect, test } from '../fixtures/test'
import { LoginPage } from '../pages/login-page'

const asha = 'ZZZPV1001A'

/** What a page is opened with, where it shows little without. */
const queries: Readonly<Record<string, string>> = {
  [routes.quickInvest.path]: 'scheme=FLEXI-DG',
  [routes.scheme.path]: 'scheme=FLEXI-DG',
  [routes.schemeDocuments.path]: 'scheme=FLEXI-DG',
  [routes.compareFunds.path]: 'schemes=MIDCAP-DG,FLEXI-DG,CORPBOND-DG',
  [routes.systematicPlans.path]: 'plan=SR100006',
  [routes.changePlan.path]: 'plan=SR100006',
  [routes.modifySip.path]: 'plan=SR100003',
  [routes.renewSip.path]: 'plan=SR100003',
  [routes.topUpSip.path]: 'plan=SR100003',
  [routes.selectScheme.path]: 'plan=REDEEM&scheme=LIQUID-DG&folio=91027306',
  [routes.invest.path]: 'scheme=FLEXI-DG&amount=25000',
  [routes.addBank.path]: 'folio=91027306',
  [routes.nomineeDetails.path]: 'folio=91027306',
}

/** What campaigns and the fund house wrote is said as it stands, and branches have their addresses. */
const writtenByOthers: readonly string[] = [
  routes.notifications.path,
  routes.notification.path,
  routes.branches.path,
]

const pathsOf = (isOpen: (path: string) => boolean) =>
  Object.values(routes)
    .map(({ path }) => path)
    .filter((path) => isOpen(path) && !writtenByOthers.includes(path))
    .map((path) => (queries[path] ? `${path}?${queries[path]}` : path))

const beforeLogIn = (path: string) => path.startsWith('/auth/')
const more = ['SWITCH', 'STP', 'SWP'].map((plan) => `${routes.selectScheme.path}?plan=${plan}`)

/** Names, codes and addresses, which are the same in every language. */
const data = [
  /Neem[\w&’\s]+?(?:Fund|FoF)/,
  /Neem(?: Mutual Fund| Asset Management(?: \(demo\))?)?|Mutual Fund/,
  /[A-Z][\w&]*(?: [A-Z&][\w&]*)* → [A-Z][\w&]*(?: [A-Z&][\w&]*)*/,
  /(?:Parijat|Meghdoot|Palash|Gulmohar|Amaltas) Bank|, [A-Z][a-z]+(?: [A-Z][a-z]+)*$/,
  /Asha(?: Verma)?|Rohan|Mira|Verma|^AV$|AXXX VXXXX/,
  /(?:CDSL|CAMS|KFin|NSDL|NSE) [\w ]+(?:Limited|Services)|(?:CVL|CAMS|KFin|NDML|NSE) KRA|I-202, Tower [\w, ]+/,
  /[A-Z][a-z]+(?: [A-Z][a-z]+)?, (?:Mumbai|Thane)|\d+ [A-Z]\w+(?: \w+)* (?:Street|Road), \d{6}/,
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:day|sday|nesday|rsday|urday)?\b/,
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?\b/,
  /\b(?:PAN|UPI|PDF|CSV|JSON|Excel|SIP|STP|SWP|IFSC)\b|^India$|India \d+ TRI|CIN U\w+|\S+@\S+/,
  /Facebook|Twitter|LinkedIn|Youtube/,
  // None of their letters has an accent.
  /\b(?:am|pm|MB|MMM)\b/,
  // What she asked for in her own words.
  /Debit of this month|IDCW that came back|Capital gains for last year/,
  // Amounts in words: another language brings its own speller.
  /[A-Z][a-z-]+(?: [a-z-]+)* rupees|One lakh/,
].map(({ source }) => source)

const softly = expect.configure({ soft: true })

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

for (const [who, paths] of [
  ['before the log-in', pathsOf(beforeLogIn)],
  ['of an investor', [...pathsOf((path) => !beforeLogIn(path)), ...more]],
] as const)
  test(`in the pseudo-language every text of the pages ${who} stands in a catalogue, none is cut, and none makes a page wider`, async ({
    page,
    portal,
  }) => {
    test.slow()
    await page.context().addCookies([{ name: 'language', value: 'en-XA', url: `${portal.url}/investors` }])
    for (const path of paths)
      await test.step(path, async () => {
        if (!beforeLogIn(path)) await new LoginPage(page).holdSession(asha)
        await page.goto(`/investors${path}`)
        await settled(page)
        for (const width of [1280, 375, 320]) {
          await page.setViewportSize({ width, height: 800 })
          // What is drawn by its width is drawn anew a moment after it has changed.
          const found = () => page.evaluate(unsaidTexts, data.join('|'))
          await softly
            .poll(found, { message: `${path} at ${width} px`, timeout: 5000 })
            .toEqual({ plain: [], cut: [] })
          const reach = await page.evaluate(() => document.documentElement.scrollWidth)
          expect.soft(reach, `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(width)
        }
      })
  })
