import { Button } from '@portal/kernel'
import { acceptOffer, type InstallPromptEvent, putOffOffer } from './install-offer'
import styles from './install-banner.module.css'

/** Offers to add the portal to the home screen (S2.094). */
export default function InstallBanner({ offer }: { offer: InstallPromptEvent }) {
  return (
    <aside className={styles.banner} aria-label="Add to home screen">
      <img src="/investors/icon.svg" alt="" width="44" height="44" />
      <p className={styles.text}>
        <b>Add Neem to your home screen</b>
        <span>One tap to your investments, no app store needed.</span>
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" onClick={putOffOffer}>
          LATER
        </Button>
        <Button size="sm" onClick={() => void acceptOffer(offer)}>
          ADD NOW
        </Button>
      </div>
    </aside>
  )
}
