import { href, LinkButton, Note, Page, routes } from '@portal/kernel'
import { useState } from 'react'
import { permittedPerson } from './permission'
import { SetPasswordForm } from './set-password-form'

/** /auth/set-password */
export default function SetPasswordPage() {
  const [person] = useState(permittedPerson)
  return (
    <Page
      title="Set your password"
      context="Use it with your PAN to log in."
      back={{ to: href(routes.login), label: 'Back to log in' }}
      width="narrow"
    >
      {person ? (
        <SetPasswordForm person={person} />
      ) : (
        <Note
          tone="warning"
          title="Confirm a one-time code first"
          action={
            <LinkButton to={href(routes.register)} variant="secondary" size="sm">
              Register
            </LinkButton>
          }
        >
          Register with your PAN, or choose “Forgot password?” on the log-in page.
        </Note>
      )}
    </Page>
  )
}
