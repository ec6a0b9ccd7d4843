import { t } from '@portal/kernel/words'
import { Button } from '@portal/kernel'
import { acceptOffer, type InstallPromptEvent, putOffOffer } from './install-offer'
import styles from './install-banner.module.css'

/** Offers to add the portal to the home screen (S2.094). */
export default function InstallBanner({ offer }: { offer: InstallPromptEvent }) {
  return (
    <aside className={styles.banner} aria-label={t`Add to home screen`}>
      <img src="/investors/icon.svg" alt="" width="44" height="44" />
      <p className={styles.text}>
        <b>{t`Add Neem to your home screen`}</b>
        <span>{t`One tap to your investments, no app store needed.`}</span>
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" onClick={putOffOffer}>
          {t`LATER`}
        </Button>
        <Button size="sm" onClick={() => void acceptOffer(offer)}>
          {t`ADD NOW`}
        </Button>
      </div>
    </aside>
  )
}
