import { BannerSlot } from '@portal/kernel/domain/banner'
import { DetailList, GainLoss, Icon, Logo, Money } from '@portal/ui'
import { formatNav, formatUnits, maskEmail, maskPan } from '@portal/contracts/format'
import { iconShapes, type IconName } from '@portal/ui/icon/icon-shapes'
import { Row } from '../row'
import { Sample } from '../sample'
import styles from '../gallery.module.css'

const swatches = [
  ['brand', styles.brand],
  ['page', styles.page],
  ['card', styles.card],
  ['inset', styles.inset],
  ['positive', styles.positive],
  ['negative', styles.negative],
  ['warning', styles.warning],
  ['info', styles.info],
] as const

export function FoundationsPage() {
  return (
    <>
      <Sample title="Surfaces" note="Components name only these meanings; dark then costs nothing.">
        <Row>
          {swatches.map(([name, look]) => (
            <span key={name} className={styles.swatch}>
              <i className={look} />
              {name}
            </span>
          ))}
        </Row>
        <Logo />
      </Sample>
      <Sample title="Numbers" note="One way to write each kind.">
        <DetailList
          rows={[
            { label: 'Amount on an order', value: <Money paise={25000_00} /> },
            { label: 'Amount on a card', value: <Money paise={905195_79} as="rounded" /> },
            { label: 'Units', value: formatUnits('2846.317') },
            { label: 'NAV', value: formatNav('98.4215') },
            { label: 'Gain', value: <GainLoss paise={190196_00} rate={0.266} /> },
            { label: 'Loss', value: <GainLoss paise={-2848_00} rate={-0.035} /> },
            { label: 'PAN, e-mail', value: `${maskPan('ZZZPV1001A')} · ${maskEmail('asha@example.in')}` },
          ]}
        />
      </Sample>
      <Sample title="Banners">
        <BannerSlot place="Investor Dashboard 1" />
      </Sample>
      <Sample title="Icons" note="Drawn from Lucide, ISC.">
        <Row>
          {(Object.keys(iconShapes) as IconName[]).map((name) => (
            <Icon key={name} name={name} label={name} />
          ))}
        </Row>
      </Sample>
    </>
  )
}
