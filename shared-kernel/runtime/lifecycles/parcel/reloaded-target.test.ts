import type { Remote } from '../../remote/public'
import { reloadedTarget } from './reloaded-target'

const page = async () => ({ default: () => null })
const handle = { title: '', access: 'public' } as const
const remote: Pick<Remote, 'routes'> = {
  routes: ['home/invest', 'home/review'].map((path) => ({ path, handle, page })),
}
const arrivedBy = (type: string) =>
  Object.assign(performance, { getEntriesByType: () => [{ type } as unknown as PerformanceEntry] })
const leadsTo = (answer: Response | null) => answer?.headers.get('location') ?? null

test('a reload that would lead out of the remote leads to its own first page instead', () => {
  arrivedBy('reload')
  expect(leadsTo(reloadedTarget('standalone', remote)('/home/dashboard'))).toBe('/home/invest')
  expect(leadsTo(reloadedTarget('standalone', remote)('/home/review'))).toBe('/home/review')
})

test('a page that survives a reload stays, and so do later pages and pages in somebody else’s page', () => {
  arrivedBy('reload')
  const restarted = reloadedTarget('standalone', remote)
  expect(restarted(undefined)).toBeNull()
  expect(restarted('/home/review')).toBeNull()
  expect(reloadedTarget('embedded', remote)('/home/review')).toBeNull()
  arrivedBy('navigate')
  expect(reloadedTarget('standalone', remote)('/home/review')).toBeNull()
})
