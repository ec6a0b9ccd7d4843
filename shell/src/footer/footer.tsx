import { t } from '@portal/kernel/words'
import { Icon, indiaToday, textOf, VisuallyHidden } from '@portal/kernel'
import styles from './footer.module.css'
import {
  documentLabels,
  documentNames,
  socialLabels,
  type GeneralLink,
  linkFor,
  type SocialLabel,
} from './general-links'
import { useFooterData } from './use-footer-data'
import type { ReactNode } from 'react'

/** One path an icon on a 24 px grid, drawn from Lucide (ISC licence). */
const socialShapes: Record<SocialLabel, string> = {
  Facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  Twitter:
    'M22 4s-.7 2.1-2 3.4c1.6 10-9.4 17.3-18 11.6 2.2.1 4.4-.6 6-2C3 15.5.5 9.6 3 5c2.2 2.6 5.6 4.1 9 4-.9-4.2 4-6.6 7-3.8 1.1 0 3-1.2 3-1.2z',
  LinkedIn:
    'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2 9h4v12H2zM2 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  Youtube:
    'M2.5 17a24.12 24.12 0 0 1 0-10 2 2 0 0 1 1.4-1.4 49.56 49.56 0 0 1 16.2 0A2 2 0 0 1 21.5 7a24.12 24.12 0 0 1 0 10 2 2 0 0 1-1.4 1.4 49.55 49.55 0 0 1-16.2 0A2 2 0 0 1 2.5 17M10 15l5-3-5-3z',
}

/** The sign of a network, beside its name. */
function SocialIcon({ label }: { label: SocialLabel }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={socialShapes[label]} />
    </svg>
  )
}

/** A footer entry; plain text for as long as it is not known where it leads. */
interface FooterLinkProps {
  /** In the list of links. */
  label: string
  /** What it is called; its label where it is a name. */
  name?: string
  links: readonly GeneralLink[]
  icon?: ReactNode
}

function FooterLink({ label, name = label, links, icon }: FooterLinkProps) {
  const target = linkFor(label, links)
  if (!target)
    return (
      <span>
        {icon}
        {name}
      </span>
    )
  return (
    <a href={target} target="_blank" rel="noopener noreferrer">
      {icon}
      {name}
      <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>
    </a>
  )
}

const ourCompany = 'Neem Asset Management'

/** S9.065 */
export const helpline = '1800-209-7446'

/** Who stands behind the portal and how to reach them, under every page. */
export function Footer() {
  const { brand, links = [], email } = useFooterData()
  const owner = [
    `© ${indiaToday().slice(0, 4)} ${brand?.company ?? ourCompany}`,
    ...(brand ? [`CIN ${brand.cin}`] : []),
  ].join(' · ')
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.top}>
          <ul className={styles.documents}>
            {documentLabels.map((label) => (
              <li key={label}>
                <FooterLink label={label} name={textOf(documentNames[label])} links={links} />
              </li>
            ))}
          </ul>
          <Contacts email={email} />
        </div>
        <p>
          {t`Mutual fund investments are subject to market risks, read all scheme related documents carefully.`}
        </p>
        <div className={styles.bottom}>
          <p>
            {owner} · {t`Best viewed in Chrome 85, Safari 14, Edge 85 and Firefox 82 or later`}
          </p>
          <ul className={styles.social}>
            {socialLabels.map((label) => (
              <li key={label}>
                <FooterLink label={label} links={links} icon={<SocialIcon label={label} />} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

function Contacts({ email }: { email: string | undefined }) {
  return (
    <address className={styles.contacts}>
      <a href={`tel:${helpline.replaceAll('-', '')}`} className={styles.helpline}>
        <Icon name="phone" size="sm" label={t`Investor helpline`} />
        {helpline}
      </a>
      {email && (
        <a href={`mailto:${email}`}>
          <Icon name="mail" size="sm" label={t`E-mail`} />
          {email}
        </a>
      )}
    </address>
  )
}
