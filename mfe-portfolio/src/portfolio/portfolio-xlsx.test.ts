import { elssHolding } from '../testing/holding-samples'
import { portfolioXlsx } from './portfolio-xlsx'

test.each([1, 700])('%d holdings become a workbook', async (count) => {
  const workbook = await portfolioXlsx(Array.from({ length: count }, () => elssHolding))
  const bytes = await workbook.arrayBuffer()
  expect(String.fromCharCode(...new Uint8Array(bytes, 0, 2))).toBe('PK')
  const names = String.fromCharCode(...new Uint8Array(bytes.slice(-1500)))
  expect(names).toContain(`sheet${Math.ceil(count / 200)}.xml`)
})
