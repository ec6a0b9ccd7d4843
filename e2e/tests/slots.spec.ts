import { rollBack } from '@portal/contracts/manifest'
import { forgetHistory, releaseChanged } from '../fixtures/changed-release'
import { expect, type Page, test } from '../fixtures/copy-test'
import type { PortalCopy } from '../fixtures/portal-copy'
import { InvestPage } from '../pages/invest-page'
import { LoginPage } from '../pages/login-page'
import { NewFolio } from '../pages/new-folio'
import { Tab } from '../pages/tab'

const owner = 'mfe-folio'
const files = `**/remotes/${owner}/**`

interface Fault {
  name: string
  code: RegExp
  /** Breaks the owner; the answer mends it. */
  harm: (page: Page, copy: PortalCopy) => Promise<() => Promise<void>>
}

const answerAll = async (page: Page, answer: Parameters<Page['route']>[1]) => {
  await page.route(files, answer)
  return () => page.unroute(files)
}

const faults: Fault[] = [
  {
    name: 'is not released',
    code: /LOAD-013/,
    async harm(_, copy) {
      const before = copy.manifest()
      copy.change((manifest) => ({
        ...manifest,
        remotes: manifest.remotes.filter(({ name }) => name !== owner),
      }))
      return async () => copy.change(() => before)
    },
  },
  {
    name: 'answers 500',
    code: /LOAD-003-FOLIO/,
    harm: (page) => answerAll(page, (route) => route.fulfill({ status: 500, body: 'Sorry' })),
  },
  { name: 'hangs', code: /LOAD-006-FOLIO/, harm: (page) => answerAll(page, () => undefined) },
  {
    name: 'is of an older version without the slot',
    code: /LOAD-013/,
    async harm(_, copy) {
      const { slots } = copy.release(owner)
      copy.edit(owner, () => ({ slots: undefined }))
      return async () => copy.edit(owner, () => ({ slots }))
    },
  },
]

for (const { name, code, harm } of faults) {
  test(`the owner of a slot ${name}: a message in its place, the page around works and keeps what was typed, and another try brings it`, async ({
    page,
    copy,
  }) => {
    const invest = new InvestPage(page)
    const tab = new Tab(page)
    const mend = await harm(page, copy)
    await new LoginPage(page).holdSession('ZZZPV1001A')
    await invest.open('FLEXI-DG')
    await invest.amount.fill('9000')
    await tab.mark()
    await invest.chooseFolio('Create New Folio')
    await expect(page.getByRole('main').getByText(code)).toBeVisible({ timeout: 15_000 })
    await invest.goOn.click()
    await expect(invest.heading).toBeVisible()
    await expect(invest.amount).toHaveValue('9,000')
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(invest.anotherAccount).toBeVisible()
    await expect(invest.amount).toHaveValue('9,000')
    expect(await tab.isSame()).toBe(true)
  })
}

test('a slot that crashes as it is first shown is stood in for by the version before; where none is, the page around goes on', async ({
  page,
  copy,
  complaints,
}) => {
  const invest = new InvestPage(page)
  const tab = new Tab(page)
  const good = copy.release(owner).version
  const text = '"Bank account of the new folio"'
  releaseChanged(copy, owner, { version: '2.0.0-broken', text, becomes: '(void 0).broken' })
  await new LoginPage(page).holdSession('ZZZPV1001A')
  await test.step('the version before stands in', async () => {
    await invest.open('FLEXI-DG')
    await invest.chooseFolio('Create New Folio')
    await expect(invest.anotherAccount).toBeVisible()
    expect(await tab.reports()).toEqual([`LOAD-009 ${owner} 2.0.0-broken`, `LOAD-010 ${owner} ${good}`])
  })
  await test.step('none stands in', async () => {
    forgetHistory(copy)
    await invest.open('FLEXI-DG')
    await invest.amount.fill('9000')
    await invest.chooseFolio('Create New Folio')
    await expect(page.getByRole('main').getByText(/LOAD-009-FOLIO/)).toBeVisible({ timeout: 15_000 })
    await expect(invest.amount).toHaveValue('9,000')
    expect(await tab.reports()).toEqual([`LOAD-009 ${owner} 2.0.0-broken`])
  })
  // The browser tells of each crash.
  expect(complaints.splice(0).every((each) => /broken/.test(each))).toBe(true)
})

test('mfe-folio is released and rolled back alone: the folio that was begun stays, and so do the shell and the other remotes', async ({
  page,
  copy,
}) => {
  const [text, becomes] = ['The first one is you.', 'You are the first of them.']
  const folio = new NewFolio(page)
  const others = () =>
    copy.manifest().remotes.flatMap(({ name, live }) => (name === owner ? [] : [`${name} ${live}`]))
  const before = { shell: copy.shellHash(), others: others(), version: copy.release(owner).version }
  const applicants = async (says: string) => {
    await page.goto('/investors/home/create-folio/add-applicant')
    await folio.title('Applicants').waitFor()
    await expect(page.getByText(says)).toBeVisible()
    await expect(page.getByText('Asha Verma', { exact: true }).first()).toBeVisible()
  }
  await new LoginPage(page).holdSession('ZZZPV1001A')
  await folio.begin('FLEXI-DG', '9000')
  await folio.goOn(folio.title('Applicants'))
  releaseChanged(copy, owner, { version: '2.0.0-new', text, becomes })
  await applicants(becomes)
  copy.change((manifest) => rollBack(manifest, owner))
  await applicants(text)
  expect({ shell: copy.shellHash(), others: others(), version: copy.release(owner).version }).toEqual(before)
})
