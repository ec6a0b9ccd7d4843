import { contentApi } from '@portal/contracts/support/content'
import { queryClient, queryFor } from '@portal/kernel/internal'

export type Shortcut = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** F12, Ctrl+Shift+I, C or J, and Ctrl+U (S6.018); every other key stays free, those of assistive technology above all. */
export function isDeveloperShortcut({ key, ctrlKey, shiftKey, altKey }: Shortcut): boolean {
  if (altKey) return false
  const letter = key.toUpperCase()
  if (!ctrlKey) return key === 'F12'
  return shiftKey ? ['I', 'C', 'J'].includes(letter) : letter === 'U'
}

/**
 * Blocks them and the right click where the portal is live. They hide nothing: this is no security measure (decision 32).
 * Never fails; where the settings do not come, nothing is blocked.
 */
export async function blockDeveloperTools(): Promise<void> {
  const settings = await queryClient.ensureQueryData(queryFor(contentApi.conf, {})).catch(() => undefined)
  if (settings?.mode !== 'production') return
  document.addEventListener('keydown', (event) => isDeveloperShortcut(event) && event.preventDefault())
  document.addEventListener('contextmenu', (event) => event.preventDefault())
}
