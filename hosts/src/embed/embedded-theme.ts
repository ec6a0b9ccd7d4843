const query = '(prefers-color-scheme: dark)'

/**
 * Gives a root the theme that its element asks for: `dark`, or `system` for that of the device. Without one it is
 * light, as a page around that knows no other theme. Returns what ends it.
 */
export function followTheme(element: HTMLElement, root: HTMLElement): () => void {
  const system = matchMedia(query)
  const apply = () => {
    const requested = element.getAttribute('theme')
    const dark = requested === 'dark' || (requested === 'system' && system.matches)
    root.dataset.theme = dark ? 'dark' : 'light'
  }
  const watch = new MutationObserver(apply)
  watch.observe(element, { attributeFilter: ['theme'] })
  system.addEventListener('change', apply)
  apply()
  return () => {
    watch.disconnect()
    system.removeEventListener('change', apply)
  }
}
