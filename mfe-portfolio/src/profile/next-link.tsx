import { LinkButton, routes, useIsOffered } from '@portal/kernel'
import type { RouteReference } from '@portal/contracts/wire/routes'
import styles from './profile.module.css'

interface NextLinkProps {
  /** What the investor wants to do: "Add a bank account". */
  label: string
  /** The same in a sentence: "add a bank account". */
  what: string
  /** Its page; while there is none, the helpline does it. */
  page?: RouteReference<string>
  helpline: string | undefined
}

/** How a detail is changed: on its page where the portal has one, else by the helpline. */
export function NextLink({ label, what, page, helpline }: NextLinkProps) {
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
  return (
    <p className={styles.way}>
      To {what}, call <a href={`tel:${helpline.replace(/\D/g, '')}`}>{helpline}</a>.
    </p>
  )
}
