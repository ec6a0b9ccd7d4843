import { addDays, Button, Card, formatRupeesRounded, saveFile } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { DueDate } from '@portal/contracts/systematic-plans/due-date'
import type { RegistrationOrder } from '@portal/contracts/orders/order'
import { DebitList } from './debit-list'
import { accountName } from '../../shared/payout-account'

const shown = 3

/** The next debits of a SIP, to read and to keep in a calendar. */
export default function NextDebits({ order }: { order: RegistrationOrder }) {
  const { dues } = order
  if (dues.length === 0) return null
  const save = () => saveFile(new Blob([calendarFile(order)], { type: 'text/calendar' }), 'sip-debits.ics')
  return (
    <Card
      title={t`Next debits`}
      wrapAction
      action={
        <Button variant="secondary" size="sm" icon="calendar" onClick={save}>
          {t`Add to calendar`}
        </Button>
      }
    >
      <DebitList dues={dues.slice(0, shown)} otherwise={accountName(order)} />
    </Card>
  )
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
const compact = (date: string): string => date.replaceAll('-', '')
const stamp = (instant: string): string => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')

const longestLine = 75

/** A content line, folded where it is longer than 75 octets: none of its characters is torn apart (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let text = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > longestLine) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

function eventLines(order: RegistrationOrder, { dueOn, debitOn, amount }: DueDate): string[] {
  const { planId, orderNumber, scheme, createdAt } = order
  const sum = formatRupeesRounded(amount)
  const fund = scheme.schemeName
  const account = accountName(order)
  const title = escaped(t`SIP of ${sum}: ${fund}`)
  const money = escaped(t`Keep ${sum} in ${account}. Order ${orderNumber}.`)
  /* eslint-disable lingui/no-unlocalized-strings -- names of iCalendar */
  return [
    'BEGIN:VEVENT',
    `UID:${planId ?? orderNumber}-${compact(dueOn)}@neemmf.example`,
    `DTSTAMP:${stamp(createdAt)}`,
    `DTSTART;VALUE=DATE:${compact(debitOn)}`,
    `DTEND;VALUE=DATE:${compact(addDays(debitOn, 1))}`,
    `SUMMARY:${title}`,
    `DESCRIPTION:${money}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${money}`,
    // Nine in the morning of the day before.
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
  ]
}

/** The debits of a SIP as an iCalendar file (RFC 5545), each a day of its own, since holidays move them. */
export function calendarFile(order: RegistrationOrder): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Neem Mutual Fund//SIP//EN',
    'CALSCALE:GREGORIAN',
    ...order.dues.flatMap((due) => eventLines(order, due)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
