/** Whether the browser may be sent to where a mandate is approved: a web page, or the UPI app. Never a script. */
export function isBankAddress(address: string): boolean {
  try {
    return ['https:', 'http:', 'upi:'].includes(new URL(address, globalThis.location.origin).protocol)
  } catch {
    return false
  }
}

/** Leaves for the bank's page, or opens it beside this one. On its own, because a test page cannot be left. */
export function goToBank(address: string, { beside }: { beside: boolean }): void {
  if (beside) globalThis.open(address, '_blank', 'noopener')
  else globalThis.location.assign(address)
}
