import { restrictedModes } from '@portal/kernel/internal'
import { menuVisibility, type Visit } from './menu-visibility'

const all = { header: true, bottomNavigation: true }
const logoOnly = { header: false, bottomNavigation: false }
const visit = (changes: Partial<Visit>): Visit => ({
  loggedIn: true,
  mode: 'full',
  menus: 'full',
  ...changes,
})

const visits: [string, Partial<Visit>, ReturnType<typeof menuVisibility>][] = [
  ['an investor on an ordinary page', {}, all],
  ['an investor while the page is on its way', { menus: undefined }, all],
  ['an investor in a flow', { menus: 'flow' }, { header: true, bottomNavigation: false }],
  ['an investor on a log-in page', { menus: 'logo' }, logoOnly],
  ['a visitor on a log-in page', { loggedIn: false, menus: 'logo' }, logoOnly],
  ['a visitor on a public page', { loggedIn: false }, logoOnly],
]

test.each(visits)(
  'menus for %s: login pages and visitors see the logo only [S2.081]',
  (_, changes, expected) => {
    expect(menuVisibility(visit(changes))).toEqual(expected)
  },
)

test.each(restrictedModes.map((mode) => [mode]))(
  'no menus in the restricted mode %s, whatever the page asks for [S2.082] [S6.017]',
  (mode) => {
    for (const menus of ['full', 'flow', 'logo', undefined] as const)
      expect(menuVisibility(visit({ mode, menus }))).toEqual(logoOnly)
  },
)
