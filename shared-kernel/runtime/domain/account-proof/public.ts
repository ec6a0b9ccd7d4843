export { useAccountByUpi, VerifyByUpi, type VerifyByUpiProps } from './verify-by-upi'
