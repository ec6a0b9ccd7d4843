import {
  Icon,
  IconTile,
  Link,
  useIsOffered,
  maskEmail,
  queryFor,
  useFigures,
  useInvestor,
  useQuery,
  textOf,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { useState } from 'react'
import { MergeDialog } from './merge-dialog'
import type { Service } from './service-groups'
import styles from './service-grid.module.css'
import { investorApi } from '@portal/contracts/folios/investor'

/** What is known of a service, in place of the general words; nothing until it has come. */
function useServiceTexts(): Partial<Record<NonNullable<Service['known']>, string>> {
  const { pan, emailId } = useInvestor()
  const folios = useQuery(queryFor(investorApi.folios, { panNumber: pan })).data?.folios ?? []
  const wait = useFigures()?.days.bankCooling
  const named = folios.find(({ nominees }) => nominees.length)?.nominees ?? []
  return {
    ...(wait !== undefined && { wait: t`Checked with ₹1. ${wait}-day wait.` }),
    ...(emailId && { email: maskEmail(emailId) }),
    ...(named.length && {
      nominees: named.map(({ name, sharePercent }) => `${name.split(' ')[0]} ${sharePercent}%`).join(', '),
    }),
  }
}

/** Services side by side, one below the other on mobile; what this portal does not offer is not there. */
export function ServiceGrid({ services }: { services: readonly Service[] }) {
  const texts = useServiceTexts()
  return (
    <ul className={styles.grid}>
      {services.map((service) => (
        <ServiceTile
          key={service.icon}
          service={{ ...service, text: (service.known && texts[service.known]) ?? service.text }}
        />
      ))}
    </ul>
  )
}

function ServiceTile({ service }: { service: Service }) {
  const isOffered = useIsOffered(service.page)
  const [asking, setAsking] = useState(false)
  if (!isOffered) return null
  return (
    <li className={styles.cell}>
      {service.asks ? (
        <button type="button" className={styles.tile} onClick={() => setAsking(true)}>
          <TileText service={service} />
        </button>
      ) : (
        <Link to={service.to} className={styles.tile}>
          <TileText service={service} />
        </Link>
      )}
      {asking && <MergeDialog onClose={() => setAsking(false)} />}
    </li>
  )
}

function TileText({ service: { icon, title, text } }: { service: Service }) {
  return (
    <>
      <IconTile icon={icon} />
      <span className={styles.text}>
        <span className={styles.title}>{textOf(title)}</span>
        <span className={styles.what}>{textOf(text)}</span>
      </span>
      <Icon name="chevron-right" />
    </>
  )
}
