import { PortalForm, TextLink } from '@portal/ui'
import { staticPart } from './static-part'

test('a part becomes HTML in which nothing can be sent and links lead to the portal’s own pages', () => {
  const html = staticPart(
    <PortalForm onSubmit={() => undefined} label="Log in">
      {() => (
        <>
          <input name="password" type="password" />
          <TextLink to="/auth/register">Register</TextLink>
        </>
      )}
    </PortalForm>,
    '/auth/login',
  )
  expect(html).toMatch(/^<div role="form"[^>]* aria-label="Log in"/)
  expect(html).not.toMatch(/<\/?form\b/)
  expect(html).toContain('href="/investors/auth/register"')
})

test('a part whose styles the page’s policy would refuse is not built', () => {
  expect(() => staticPart(<p style={{ color: 'red' }}>Log in</p>, '/auth/login')).toThrow('style sheets')
})
