import { LinkButton, routes, useIsOffered } from '@portal/kernel'
import type { RouteReference } from '@portal/contracts/wire/routes'
import type { ReactNode } from 'react'
import styles from './profile.module.css'

interface NextLinkProps {
  /** What the investor wants to do: "Add a bank account". */
  label: string
  /** Says whom to call for it. */
  byPhone: ReactNode
  /** Its page; while there is none, the helpline does it. */
  page?: RouteReference<string>
  helpline: string | undefined
}

/** How a detail is changed: on its page where the portal has one, else by the helpline. */
export function NextLink({ label, byPhone, page, helpline }: NextLinkProps) {
  const isOffered = useIsOffered(page ?? routes.serviceRequest)
  if (page && isOffered)
    return (
      <p className={styles.way}>
        <LinkButton variant="secondary" size="sm" to={page.path}>
          {label}
        </LinkButton>
      </p>
    )
  if (!helpline) return null
  return <p className={styles.way}>{byPhone}</p>
}

/** The helpline in a sentence, called with a press. */
export function HelplineNumber({ helpline = '' }: { helpline: string | undefined }) {
  return <a href={`tel:${helpline.replace(/\D/g, '')}`}>{helpline}</a>
}
