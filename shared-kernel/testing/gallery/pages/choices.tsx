import { useState } from 'react'
import { ChoiceRows, Columns, Menu, SegmentedControl, Select, Tabs } from '@portal/ui'
import { Chips } from '@portal/ui/choice/inner'
import { sipDates } from '@portal/contracts/format'
import styles from '../gallery.module.css'
import { Sample } from '../sample'

const folios = [
  { value: '11114821', label: 'XXXX4821', detail: 'AXXX VXXXX' },
  { value: '11117306', label: 'XXXX7306', detail: 'AXXX VXXXX' },
]
const kinds = [
  { value: 'once', label: 'Lump sum' },
  { value: 'sip', label: 'SIP' },
  { value: 'both', label: 'Both' },
] as const
const banks = [
  { value: 'parijat', title: 'Parijat Bank ••4417', description: 'Savings · default', icon: 'bank' },
  { value: 'meghdoot', title: 'Meghdoot Bank ••9052', description: 'Savings', icon: 'bank' },
  { value: 'palash', title: 'Palash Bank ••3308', unavailable: 'Can be used from 31 Aug 2026' },
] as const
const days = sipDates.map((day) => ({ value: String(day), label: String(day) }))

export function ChoicesPage() {
  const [bank, setBank] = useState<(typeof banks)[number]['value']>('parijat')
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('once')
  const [day, setDay] = useState('10')
  return (
    <>
      <Sample title="Choices" note="The whole row is the target; arrows move, space selects.">
        <ChoiceRows label="Bank account" options={banks} value={bank} onChange={setBank} />
        <SegmentedControl label="How to invest" options={kinds} value={kind} onChange={setKind} />
        <Chips label="Day of the month" look="days" options={days} value={day} onChange={setDay} />
      </Sample>
      <Selects />
      <Views />
    </>
  )
}

function Selects() {
  const [folio, setFolio] = useState<string | null>('11114821')
  return (
    <Sample title="Select" note="Wide: a list under the field. 768 px and less: a sheet with Apply.">
      <Columns>
        <Select
          label="Folio"
          options={folios}
          allFolios
          createFolio
          searchable
          value={folio}
          onChange={setFolio}
        />
        <Select label="Empty list" options={[]} value={null} onChange={() => undefined} />
      </Columns>
    </Sample>
  )
}

function Views() {
  const [tab, setTab] = useState<'all' | 'equity' | 'debt'>('all')
  return (
    <Sample title="Tabs and menus">
      <Tabs
        label="Categories"
        tabs={[
          { value: 'all', label: 'All', count: 22 },
          { value: 'equity', label: 'Equity', count: 9 },
          { value: 'debt', label: 'Debt', count: 7 },
        ]}
        value={tab}
        onChange={setTab}
      >
        <p>Funds of {tab}</p>
      </Tabs>
      <Menu
        label="Transact"
        trigger="Transact"
        triggerClassName={styles.trigger}
        groups={[
          {
            title: 'Invest',
            items: [
              { label: 'Lumpsum', icon: 'plus', current: true },
              { label: 'SIP', icon: 'sip' },
            ],
          },
          { divided: true, items: [{ label: 'Create eMandate', icon: 'mandate' }] },
        ]}
      />
    </Sample>
  )
}
