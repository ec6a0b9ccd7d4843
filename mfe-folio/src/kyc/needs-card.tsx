import { Card, Columns } from '@portal/kernel'
import styles from './kyc.module.css'

const ways = [
  {
    title: 'DigiLocker',
    what: 'Online, with the government’s digital locker.',
    needs: [
      'A DigiLocker account',
      'Your Aadhaar, and the mobile linked with it',
      'Your PAN card',
      'A cancelled and signed cheque',
    ],
  },
  {
    title: 'Video KYC',
    what: 'A 15-second video of yourself, recorded here.',
    needs: [
      'A proof of address: voter ID, passport or driving licence',
      'Your PAN card',
      'A cancelled cheque',
    ],
  },
]

/** What each way of doing a KYC needs (S9.062, S9.063). */
export function NeedsCard() {
  return (
    <Card title="What you need">
      <Columns>
        {ways.map(({ title, what, needs }) => (
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
