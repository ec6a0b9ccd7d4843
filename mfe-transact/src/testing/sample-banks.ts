import type { PaymentBank } from '../payment/payment-choices'

export const parijat: PaymentBank = {
  bankId: 'bank-4417',
  bankName: 'Parijat Bank',
  accountLast4: '4417',
  paymentModes: ['DCB', 'DC', 'UPI', 'RTGS', 'CHEQUE'],
  usableFrom: null,
}

export const meghdoot: PaymentBank = {
  ...parijat,
  bankId: 'bank-9052',
  bankName: 'Meghdoot Bank',
  accountLast4: '9052',
  paymentModes: ['UPI'],
}

export const palash: PaymentBank = {
  ...parijat,
  bankId: 'bank-3308',
  bankName: 'Palash Bank',
  accountLast4: '3308',
  usableFrom: '2026-08-31',
}
