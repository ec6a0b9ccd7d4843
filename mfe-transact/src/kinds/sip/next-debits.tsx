import { Button, Card, saveFile } from '@portal/kernel'
import type { RegistrationOrder } from '@portal/kernel/contracts/order'
import { calendarFile } from './calendar-file'
import { DebitList } from './debit-list'
import { payerText } from '../../shared/sip-words'

const shown = 3

/** The next debits of a SIP, to read and to keep in a calendar. */
export default function NextDebits({ order }: { order: RegistrationOrder }) {
  const { dues } = order
  if (dues.length === 0) return null
  const save = () => saveFile(new Blob([calendarFile(order)], { type: 'text/calendar' }), 'sip-debits.ics')
  return (
    <Card
      title="Next debits"
      wrapAction
      action={
        <Button variant="secondary" size="sm" icon="calendar" onClick={save}>
          Add to calendar
        </Button>
      }
    >
      <DebitList dues={dues.slice(0, shown)} otherwise={payerText(order)} />
    </Card>
  )
}
