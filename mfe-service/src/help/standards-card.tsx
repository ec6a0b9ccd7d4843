import { Card, DetailList } from '@portal/kernel'

const standards = [
  { label: 'Answer to a query', value: 'Within 2 business days' },
  { label: 'Units of a purchase', value: 'By the next morning, once we have your money' },
  { label: 'Money from a redemption', value: 'Within 3 working days, 5 for funds that invest abroad' },
  { label: 'IDCW in your account', value: 'Within 7 working days of the record date' },
  { label: 'Account and capital-gain statements', value: 'At once, online' },
  { label: 'New bank account', value: 'Can be used after 10 days' },
  { label: 'Complaint', value: 'Resolved within 21 days' },
] as const

/** What an investor can hold us to. */
export function StandardsCard() {
  return (
    <Card title="How long things take" subtitle="If we take longer for a redemption, we pay you interest.">
      <DetailList rows={standards} />
    </Card>
  )
}
