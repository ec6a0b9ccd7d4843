/** Whether the browser may be sent to where a mandate is approved: a web page, or the UPI app. Never a script. */
export function isBankAddress(address: string): boolean {
  try {
    return ['https:', 'http:', 'upi:'].includes(new URL(address, globalThis.location.origin).protocol)
  } catch {
    return false
  }
}
