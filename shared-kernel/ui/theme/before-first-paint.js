// Stands in the head of our pages, so that the first paint has its theme already; and keeps it up to date from then on.
{
  // The name that `cookieName` of the contracts gives it, of which nothing is here yet.
  const cookie = location.protocol === 'https:' ? '__Host-theme' : 'theme'
  const pattern = new RegExp(`(?:^|; )${cookie}=(light|dark)(?:;|$)`)
  const kept = () => pattern.exec(document.cookie)?.[1]

  const system = matchMedia('(prefers-color-scheme: dark)')
  const barColours = { light: '#033361', dark: '#0b3a68' }

  const say = (name, content) =>
    document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)

  const apply = () => {
    const theme = kept() ?? (system.matches ? 'dark' : 'light')
    document.documentElement.dataset.theme = theme
    say('color-scheme', theme)
    say('theme-color', barColours[theme])
  }

  apply()
  system.addEventListener('change', apply)
  document.addEventListener('portal:theme', apply)
  // Chosen in another tab meanwhile.
  document.addEventListener('visibilitychange', apply)
}
