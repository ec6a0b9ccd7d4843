import { Card, Columns } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import styles from './kyc.module.css'

const ways = () => [
  {
    title: t`DigiLocker`,
    what: t`Online, with the government’s digital locker.`,
    needs: [
      t`A DigiLocker account`,
      t`Your Aadhaar, and the mobile linked with it`,
      t`Your PAN card`,
      t`A cancelled and signed cheque`,
    ],
  },
  {
    title: t`Video KYC`,
    what: t`A 15-second video of yourself, recorded here.`,
    needs: [
      t`A proof of address: voter ID, passport or driving licence`,
      t`Your PAN card`,
      t`A cancelled cheque`,
    ],
  },
]

/** What each way of doing a KYC needs (S9.062, S9.063). */
export function NeedsCard() {
  return (
    <Card title={t`What you need`}>
      <Columns>
        {ways().map(({ title, what, needs }) => (
          <div key={title}>
            <h3 className={styles.way}>{title}</h3>
            <p className={styles.quiet}>{what}</p>
            <ul className={styles.needs}>
              {needs.map((need) => (
                <li key={need}>{need}</li>
              ))}
            </ul>
          </div>
        ))}
      </Columns>
    </Card>
  )
}
