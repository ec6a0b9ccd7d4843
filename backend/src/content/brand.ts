/** Who stands behind the portal, as every page and message names it. */
export const brand = {
  name: 'Neem Mutual Fund',
  tagline: 'Grow steadily',
  company: 'Neem Asset Management (demo)',
  cin: 'U00000XX2026XXX000000',
} as const

/** S9.065 */
export const helpline = '1800-209-7446'

export const contactEmail = 'care@neemmf.example'
