/** Quick invest: one chunk, since who opens one page soon opens the next. */
export { default as QuickInvest } from './quick-invest.page'
export { default as VerifyOtp } from './verify-otp.page'
export { default as SelectFolio } from './select-folio.page'
