import { Icon, indiaToday } from '@portal/kernel'
import styles from './footer.module.css'
import { FooterLink } from './footer-link'
import { documentLabels, socialLabels } from './general-links'
import { OverrideSlot } from '../overrides/override-slot'
import { SocialIcon } from './social-icon'
import { useFooterData } from './use-footer-data'

/** S9.065 */
export const helpline = '1800-209-7446'

/** Who stands behind the portal and how to reach them, under every page. */
export function Footer() {
  const { brand, links = [], email } = useFooterData()
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.top}>
          <ul className={styles.documents}>
            {documentLabels.map((label) => (
              <li key={label}>
                <FooterLink label={label} links={links} />
              </li>
            ))}
          </ul>
          <Contacts email={email} />
        </div>
        <p>
          Mutual fund investments are subject to market risks, read all scheme related documents carefully.
        </p>
        <div className={styles.bottom}>
          <p>
            © {indiaToday().slice(0, 4)} {brand?.company ?? 'Neem Asset Management'}
            {brand && ` · CIN ${brand.cin}`} · Best viewed in Chrome 85, Safari 14, Edge 85 and Firefox 82 or
            later
          </p>
          <ul className={styles.social}>
            {socialLabels.map((label) => (
              <li key={label}>
                <FooterLink label={label} links={links} icon={<SocialIcon label={label} />} />
              </li>
            ))}
          </ul>
        </div>
        <OverrideSlot />
      </div>
    </footer>
  )
}

function Contacts({ email }: { email: string | undefined }) {
  return (
    <address className={styles.contacts}>
      <a href={`tel:${helpline.replaceAll('-', '')}`} className={styles.helpline}>
        <Icon name="phone" size="sm" label="Investor helpline" />
        {helpline}
      </a>
      {email && (
        <a href={`mailto:${email}`}>
          <Icon name="mail" size="sm" label="E-mail" />
          {email}
        </a>
      )}
    </address>
  )
}
