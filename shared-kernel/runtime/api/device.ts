const first = (text: string, table: readonly (readonly [RegExp, string])[]): string => {
  for (const [pattern, name] of table) {
    const match = pattern.exec(text)
    if (match) return match[1] ? `${name} ${match[1]}` : name
  }
  return 'Other'
}

const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const

const browsers = [
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
] as const

/** What the headers `deviceOS` and `browser` and the body's `source` say of a user agent (S7.003, S7.010). */
export function describeDevice(userAgent: string): { os: string; browser: string; source: 'W' | 'M' } {
  return {
    os: first(userAgent, systems),
    browser: first(userAgent, browsers),
    source: /Mobi|Android|iPhone|iPad/.test(userAgent) ? 'M' : 'W',
  }
}
