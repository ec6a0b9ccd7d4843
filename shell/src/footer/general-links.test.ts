import { linkFor } from './general-links'

const links = [
  { label: 'privacy policy ', link: 'https://example.com/privacy' },
  { label: 'Risk Factors', link: '/documents/risk.pdf' },
  { label: 'Service Providers', link: 'javascript:alert(1)' },
  { label: 'Terms & Conditions', link: '//evil.example' },
]

test('a label finds its target in the general list, whatever its case [S2.088]', () => {
  expect(linkFor('Privacy Policy', links)).toBe('https://example.com/privacy')
  expect(linkFor('Risk Factors', links)).toBe('/documents/risk.pdf')
  expect(linkFor('Facebook', links)).toBeUndefined()
})

test('what is no web address is no target', () => {
  expect(linkFor('Service Providers', links)).toBeUndefined()
  expect(linkFor('Terms & Conditions', links)).toBeUndefined()
})
