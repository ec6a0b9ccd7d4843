import { queryFor, useQuery } from '@portal/kernel'
import { contentApi } from '@portal/kernel/contracts/content'
import { useEffect } from 'react'

export type Shortcut = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** F12, Ctrl+Shift+I, C or J, and Ctrl+U (S6.018); every other key stays free, those of assistive technology above all. */
export function isDeveloperShortcut({ key, ctrlKey, shiftKey, altKey }: Shortcut): boolean {
  if (altKey) return false
  const letter = key.toUpperCase()
  if (!ctrlKey) return key === 'F12'
  return shiftKey ? ['I', 'C', 'J'].includes(letter) : letter === 'U'
}

/** Blocks them and the right click where the portal is live. They hide nothing: this is no security measure (decision 32). */
export function useDeveloperToolsBlocked(): void {
  const live = useQuery(queryFor(contentApi.conf, {})).data?.mode === 'production'
  useEffect(() => {
    if (!live) return
    const blockKey = (event: KeyboardEvent) => isDeveloperShortcut(event) && event.preventDefault()
    const blockClick = (event: MouseEvent) => event.preventDefault()
    document.addEventListener('keydown', blockKey)
    document.addEventListener('contextmenu', blockClick)
    return () => {
      document.removeEventListener('keydown', blockKey)
      document.removeEventListener('contextmenu', blockClick)
    }
  }, [live])
}
