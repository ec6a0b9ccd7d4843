import { VisuallyHidden } from '@portal/kernel'
import type { ReactNode } from 'react'
import { type GeneralLink, linkFor } from './general-links'

/** A footer entry; plain text for as long as it is not known where it leads. */
export function FooterLink(props: { label: string; links: readonly GeneralLink[]; icon?: ReactNode }) {
  const { label, links, icon } = props
  const target = linkFor(label, links)
  if (!target)
    return (
      <span>
        {icon}
        {label}
      </span>
    )
  return (
    <a href={target} target="_blank" rel="noopener noreferrer">
      {icon}
      {label}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}
