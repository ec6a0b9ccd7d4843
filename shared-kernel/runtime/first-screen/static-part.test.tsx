import { PortalForm, TextLink } from '@portal/ui'
import { staticPart } from './static-part'

test('a part becomes HTML whose form the browser sends nowhere, and links lead to the portal’s own pages', () => {
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
  const [form, ...others] = html.match(/<form\b[^>]*>/g) ?? []
  expect(form).toContain(' method="dialog"')
  expect(form).toContain(' aria-label="Log in"')
  expect(others).toEqual([])
  expect(html).toContain('href="/investors/auth/register"')
})

test('a part whose styles the page’s policy would refuse is not built', () => {
  expect(() => staticPart(<p style={{ color: 'red' }}>Log in</p>, '/auth/login')).toThrow('style sheets')
})
