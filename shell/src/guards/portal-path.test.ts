import { isInternalPath } from './portal-path'

test.each([
  '/home',
  '/home/dashboard?x=1',
  '/nct/source-folio',
  '/switch-daaf',
  '/switch-daaf?link=proposal-1',
])('%s is a page of the portal', (target) => expect(isInternalPath(target)).toBe(true))

test.each([
  '/home/../auth/x',
  '/home/%2e%2e/auth/x',
  '/home/./dashboard',
  '/homeless',
  '//evil.example/home',
  '/\\evil.example/home',
  'https://evil.example/home',
  '/auth/login',
])('%s leads elsewhere', (target) => expect(isInternalPath(target)).toBe(false))
