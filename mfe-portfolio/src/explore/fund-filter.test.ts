import { clearFilter, hidesFunds, noFilter, readFilter, writeFilter, type FundFilter } from './fund-filter'

const chosen: FundFilter = {
  category: 'DEBT',
  search: 'bond & co',
  sort: 'name',
  risk: 'Low to Moderate',
  plan: 'REGULAR',
  option: 'D',
  sip: '500',
  lumpsum: '1000',
}

test('keeps every choice in the address and reads the same choices back', () => {
  expect(readFilter(new URLSearchParams(writeFilter(chosen).toString()))).toEqual(chosen)
  expect(writeFilter(noFilter).toString()).toBe('')
  expect(writeFilter({ ...noFilter, category: 'EQUITY' }).toString()).toBe('category=EQUITY')
})

test('falls back to the default for anything in an address that is no choice', () => {
  const address = 'category=__proto__&sort=%3Cscript%3E&risk=High%20&plan=direct&option=&sip=501'
  expect(readFilter(new URLSearchParams(address))).toEqual(noFilter)
  expect(readFilter(new URLSearchParams({ search: 'x'.repeat(200) })).search).toHaveLength(64)
})

test('opens with the plan mode Direct [S9.022]', () => {
  expect(readFilter(new URLSearchParams()).plan).toBe('DIRECT')
})

test('clears what hides funds, but neither the tab nor the order', () => {
  expect(clearFilter(chosen)).toEqual({ ...noFilter, category: 'DEBT', sort: 'name' })
  expect(hidesFunds(chosen)).toBe(true)
  expect(hidesFunds(clearFilter(chosen))).toBe(false)
  expect(hidesFunds({ ...noFilter, search: '   ' })).toBe(false)
})
