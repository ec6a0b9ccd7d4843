import { classNames } from '../base/public'
import { Icon, type IconName } from '../icon/public'
import { Link, type LinkProps } from './link'
import styles from './text-link.module.css'

export type TextLinkProps = LinkProps & {
  /** `strong` stands alone in a card's head; `inline` runs in a sentence. */
  look?: 'strong' | 'inline'
  icon?: IconName
  iconAfter?: IconName
}

/** A link in text or in a card's head (visual design: components). */
export function TextLink({ look = 'inline', icon, iconAfter, className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={classNames(look === 'strong' && styles.strong, className)}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
      {iconAfter && <Icon name={iconAfter} size="sm" />}
    </Link>
  )
}
