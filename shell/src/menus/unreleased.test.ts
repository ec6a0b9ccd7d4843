import { routes } from '@portal/kernel'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  exploreEntry,
  helpEntry,
  homeEntry,
  investmentEntries,
  moreEntries,
  transactGroups,
} from './menu-entries'

const root = join(__dirname, '../../..')

/** Every page of every remote, as its `remote.tsx` names it. */
const released = new Set(
  readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-'))
    .flatMap((folder) => {
      const text = readFileSync(join(root, folder, 'src/remote.tsx'), 'utf8')
      return [...text.matchAll(/path: '([^']+)'/g)].map(([, path]) => `/${path}`)
    }),
)

const withoutQuery = (to: string) => to.replace(/\?.*$/, '')
const menuEntries = [
  homeEntry,
  exploreEntry,
  helpEntry,
  ...investmentEntries,
  ...transactGroups.flatMap((group) => group.entries),
  ...moreEntries,
]
const menuPlaces = menuEntries.map(({ to }) => withoutQuery(to))
const known = new Set(Object.values(routes).map(({ path }) => path as string))

const missingOf = (places: readonly string[]) =>
  [...new Set(places)].filter((place) => !released.has(place)).sort()

test('every entry of the menus is a page or one that is known to come, which the entry says itself', () => {
  for (const place of menuPlaces) expect(known).toContain(place)
})

/** To be shortened by whoever brings a page; empty when the menus are complete. */
test('these entries of the menus are still to come', () => {
  expect(missingOf(menuPlaces)).toEqual([])
})

test('every transaction of the menus that begins at what is held is a kind that the remote handles', () => {
  const kinds = readFileSync(join(root, 'mfe-transact/src/exits/exit-draft.ts'), 'utf8')
  const [, handled = ''] = /ExitPlan = z\.enum\(\[(.*)\]\)/.exec(kinds) ?? []
  const plans = menuEntries.flatMap(({ to }) => /\?plan=(.*)$/.exec(to)?.[1] ?? [])
  expect(plans).toContain('REDEEM')
  for (const plan of plans) expect(handled).toContain(`'${plan}'`)
})

test('these other pages that the shell leads to are still to come', () => {
  const shellPlaces = [
    routes.feedback,
    routes.notifications,
    routes.nomineeDetails,
    routes.multiInvestment,
    routes.renewSipList,
    routes.renewMandateList,
    routes.dashboard,
    routes.login,
    routes.exploreAllFunds,
  ].map(({ path }) => path)
  expect(missingOf(shellPlaces)).toEqual(['/home/service-request/nominee-details'])
})
