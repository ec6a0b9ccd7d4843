// @reads-all-packages: the pages of the remotes
import { routes } from '@portal/kernel'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releasedNavigation } from '../testing/released'
import { releasedPages } from '../testing/released-pages'

const withoutQuery = (to: string) => to.replace(/\?.*$/, '')

test('every entry of the menus leads to a page that is there', () => {
  expect(releasedNavigation.length).toBeGreaterThan(15)
  for (const { to } of releasedNavigation) expect(releasedPages).toContain(withoutQuery(to))
})

test('every transaction of the menus that begins at what is held is a kind that the remote handles', () => {
  const kinds = readFileSync(
    join(__dirname, '../../../mfe-transact/src/kinds/outflow/outflow-draft.ts'),
    'utf8',
  )
  const [, handled = ''] = /OutflowName = z\.enum\(\[(.*)\]\)/.exec(kinds) ?? []
  const plans = releasedNavigation.flatMap(({ to }) => /\?plan=(.*)$/.exec(to)?.[1] ?? [])
  expect(plans).toContain('REDEEM')
  for (const plan of plans) expect(handled).toContain(`'${plan}'`)
})

test('the other pages that the shell leads to are there', () => {
  const places = [
    routes.feedback,
    routes.notifications,
    routes.nomineeDetails,
    routes.multiInvestment,
    routes.renewSipList,
    routes.renewMandateList,
    routes.dashboard,
    routes.portfolio,
    routes.statement,
    routes.login,
    routes.exploreAllFunds,
  ]
  for (const { path } of places) expect(releasedPages).toContain(path)
})
