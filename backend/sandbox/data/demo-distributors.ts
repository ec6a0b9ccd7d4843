interface Registered {
  expired?: boolean
}

export interface DemoDistributor extends Registered {
  arn: string
  name: string
  city: string
  euins: readonly (Registered & { euin: string; name: string })[]
}

/** Invented distributors with their employees; ARN-0001 and ARN-0002 stand behind folios of demo investors. */
export const demoDistributors: readonly DemoDistributor[] = [
  {
    arn: 'ARN-0001',
    name: 'Banyan Wealth Advisors',
    city: 'Mumbai',
    euins: [
      { euin: 'E000001', name: 'Meera Kulkarni' },
      { euin: 'E000002', name: 'Rahul Deshmukh' },
      { euin: 'E000003', name: 'Sunita Pawar', expired: true },
    ],
  },
  {
    arn: 'ARN-0002',
    name: 'Peepal Investment Services',
    city: 'Pune',
    euins: [{ euin: 'E000011', name: 'Anil Joshi' }],
  },
  {
    arn: 'ARN-1204',
    name: 'Gulmohar Financial Distribution',
    city: 'Bengaluru',
    euins: [
      { euin: 'E012041', name: 'Kavya Shetty' },
      { euin: 'E012042', name: 'Naveen Hegde' },
    ],
  },
  {
    arn: 'ARN-12045',
    name: 'Sal Capital Services',
    city: 'Kolkata',
    euins: [{ euin: 'E120451', name: 'Debjani Sen' }],
  },
  {
    arn: 'ARN-30777',
    name: 'Ashoka Fund Mart',
    city: 'Chennai',
    euins: [{ euin: 'E307771', name: 'Lakshmi Narayan' }],
  },
  { arn: 'ARN-40400', name: 'Tamarind Savings Desk', city: 'Jaipur', euins: [] },
  {
    arn: 'ARN-99001',
    name: 'Deodar Money Services',
    city: 'Shimla',
    euins: [{ euin: 'E990011', name: 'Vikram Thakur' }],
    expired: true,
  },
]

export const demoAdvisers: readonly (Registered & { code: string; name: string })[] = [
  { code: 'INA000000001', name: 'Rohini Financial Planning' },
  { code: 'INA000000002', name: 'Kaveri Advisory' },
  { code: 'INA000000009', name: 'Old Harbour Advice', expired: true },
]
