/** Whether the browser may be sent to where a payment is made: a web page, or the UPI app. Never a script. */
export function isPaymentAddress(address: string): boolean {
  try {
    return ['https:', 'http:', 'upi:'].includes(new URL(address, globalThis.location.origin).protocol)
  } catch {
    return false
  }
}
