/** Where an investor came from, as a campaign's link tells it (S3.067). */
export interface Campaign {
  utmSource: string
  utmMedium: string
  utmCampaign: string
  utmTerm: string
  utmContent: string
}

const names: readonly (readonly [keyof Campaign, string])[] = [
  ['utmSource', 'utm_source'],
  ['utmMedium', 'utm_medium'],
  ['utmCampaign', 'utm_campaign'],
  ['utmTerm', 'utm_term'],
  ['utmContent', 'utm_content'],
]

/** The contract takes this many characters of each. */
const longest = 100

/** The campaign of a link, written as utmSource or utm_source; undefined where it names none (S4.084). */
export function campaignOf(query: URLSearchParams): Campaign | undefined {
  const values = names.map(([field, name]) => [
    field,
    (query.get(field) ?? query.get(name) ?? '').slice(0, longest),
  ])
  return values.some(([, value]) => value) ? (Object.fromEntries(values) as Campaign) : undefined
}

/** Parameters that count campaigns are nothing that a page reads; show and showCorrection stay (S4.081). */
export function withoutCampaign(path: string): string {
  const [pathname = '', query] = path.split('?')
  const kept = [...new URLSearchParams(query)].filter(([name]) => !name.startsWith('utm'))
  return kept.length ? `${pathname}?${new URLSearchParams(kept)}` : pathname
}
