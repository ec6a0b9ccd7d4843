import { brochureLink } from './public'

test.each([
  ['production', 'https://www.neemmf.example/brochure.pdf'],
  ['staging', 'https://uat.neemmf.example/brochure.pdf'],
  ['dev', 'https://sit.neemmf.example/brochure.pdf'],
] as const)('the brochure of %s is %s [S9.073]', (environment, link) => {
  expect(brochureLink(environment)).toBe(link)
})
