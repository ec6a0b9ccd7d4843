import { type RemotePage, signOut } from '@portal/kernel'
import { noDataFound } from '@portal/kernel/internal'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerCalls, bodiesOf, logIn, openPortal, pages } from '../testing/portal'

const explore = {
  name: 'Explore funds',
  url: './home/explore-funds',
  keywords: ['funds', 'schemes'],
  external: false,
}
const invest = {
  ...explore,
  name: 'Invest',
  url: './home/transaction/invest',
  keywords: ['invest', 'fund purchase'],
}
const aadhaar = { name: 'Link Aadhaar', url: 'https://example.com/a', keywords: ['aadhaar'], external: true }
const hostile = { name: 'Bad', url: 'javascript:alert(1)', keywords: ['bad'], external: true }
const lists = [{ features: [explore, invest, aadhaar, hostile], topSearches: [invest] }]

async function openSearch(
  answers: Record<string, unknown> = { 'search/api': lists, 'auth/logout': {} },
  remotePages?: readonly RemotePage[],
) {
  const call = answerCalls(answers)
  logIn()
  openPortal('/home/dashboard', remotePages)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Quick search' }))
  const dialog = await screen.findByRole('dialog', { name: 'Quick search' })
  return { call, user, dialog, box: await within(dialog).findByRole('combobox') }
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

afterEach(() => act(() => signOut('forced')))

test('the header’s control opens quick search, with the top searches in it [S2.076] [S2.159] [S4.090]', async () => {
  const { call, dialog, box } = await openSearch()
  expect(bodiesOf(call, 'search/api')).toEqual([{ source: 'Investor' }])
  expect(await within(dialog).findByRole('heading', { name: 'Top Searches' })).toBeVisible()
  expect(options()).toEqual(['Invest'])
  expect(box).toHaveFocus()
})

test('typing lists what has a matching keyword; digits and signs do not get in [S4.088] [S5.046]', async () => {
  const { user, box } = await openSearch()
  await screen.findByRole('option')
  await user.type(box, 'F1u-N')
  expect(box).toHaveValue('FuN')
  expect(options()).toEqual(['Explore funds', 'Invest'])
  expect(screen.queryByRole('heading', { name: 'Top Searches' })).toBeNull()
  expect(screen.getByText('2 pages found')).toBeInTheDocument()
})

test('without a match the list says No data found, the text of the select [S4.089] [S8.088]', async () => {
  const { user, box, dialog } = await openSearch()
  await screen.findByRole('option')
  await user.type(box, 'zebra')
  expect(within(dialog).getByText(noDataFound())).toHaveAttribute('role', 'status')
  expect(noDataFound()).toBe('No data found')
  expect(options()).toEqual([])
})

test('backspace on the last letter clears the results: the top searches are back [S4.091]', async () => {
  const { user, box } = await openSearch()
  await screen.findByRole('option')
  await user.type(box, 'ax')
  await user.keyboard('{Backspace}')
  expect(box).toHaveValue('a')
  await user.keyboard('{Backspace}')
  expect(box).toHaveValue('')
  expect(options()).toEqual(['Invest'])
})

test('a blank is no search: none comes first [S5.047] [S5.048]', async () => {
  const { user, box } = await openSearch()
  await screen.findByRole('option')
  await user.type(box, '   ')
  expect(box).toHaveValue('')
  expect(options()).toEqual(['Invest'])
})

test('arrows move through the list and Enter opens the page', async () => {
  const { user, box } = await openSearch()
  await screen.findByRole('option')
  await user.type(box, 'fun')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(box).toHaveAccessibleName('Search the portal')
  const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
  expect(active).toHaveTextContent('Invest')
  expect(active).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Invest' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an address elsewhere opens in a new tab; a script opens nothing', async () => {
  const { user, box } = await openSearch()
  const opened = jest.spyOn(window, 'open').mockImplementation(() => null)
  await screen.findByRole('option')
  await user.type(box, 'bad')
  await user.click(screen.getByRole('option'))
  expect(opened).not.toHaveBeenCalled()
  await user.clear(box)
  await user.type(box, 'aadh')
  await user.click(screen.getByRole('option'))
  expect(opened.mock.calls).toEqual([['https://example.com/a', '_blank', 'noopener,noreferrer']])
})

const flexi = {
  name: 'Neem Flexi Cap Fund',
  url: './home/explore-funds/scheme',
  keywords: ['neem flexi cap fund', 'flexi cap'],
  parameters: '{"scheme":"FLEXI-DG"}',
  external: false,
}

test('a fund is found by its name, and its page opens', async () => {
  const answers = { 'search/api': [{ features: [explore, flexi], topSearches: [] }], 'auth/logout': {} }
  const { user, box } = await openSearch(answers)
  await user.type(box, 'flexi')
  await user.click(await screen.findByRole('option', { name: 'Neem Flexi Cap Fund' }))
  await waitFor(() =>
    expect(location.pathname + location.search).toBe('/investors/home/explore-funds/scheme?scheme=FLEXI-DG'),
  )
})

test('a page that is to come says so in the list, opens nothing, and is no top search', async () => {
  const sip = { ...explore, name: 'Start a SIP', url: './home/sip', keywords: ['sip', 'start sip'] }
  const answers = {
    'search/api': [{ features: [explore, sip], topSearches: [sip, explore] }],
    'auth/logout': {},
  }
  const { user, box } = await openSearch(answers, Object.values(pages))
  await screen.findByRole('option')
  expect(options()).toEqual(['Explore funds'])
  await user.type(box, 'sip')
  const option = screen.getByRole('option', { name: 'Start a SIP Coming later' })
  expect(option).toHaveAttribute('aria-disabled', 'true')
  await user.click(option)
  await user.keyboard('{Enter}')
  expect(screen.getByRole('dialog', { name: 'Quick search' })).toBeVisible()
  expect(location.pathname).toBe('/investors/home/dashboard')
  await user.click(screen.getByRole('button', { name: 'Close' }))
})

test('closing it gives the focus back to the control', async () => {
  const { user, dialog } = await openSearch()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Quick search' })).toHaveFocus()
})

test('a search that does not load says so and can be tried again', async () => {
  const { user, dialog } = await openSearch({ 'auth/logout': {} })
  expect(await within(dialog).findByText('Search did not load. Use the menu instead.')).toBeVisible()
  answerCalls({ 'search/api': lists, 'auth/logout': {} })
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: 'Invest' })).toBeInTheDocument()
})

test('the list is at most 200 pixels high [S9.051]', () => {
  const css = readFileSync(join(__dirname, 'quick-search-dialog.module.css'), 'utf8')
  expect(/\.list \{[^}]*max-height: 200px;/.test(css)).toBe(true)
})
