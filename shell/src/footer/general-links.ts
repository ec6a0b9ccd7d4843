import type { Text } from '@portal/kernel'
import { msg } from '@portal/kernel/words'

/** The footer's links, in order (S2.087). */
export const documentLabels = [
  'Privacy Policy',
  'Service Providers',
  'Terms & Conditions',
  'Risk Factors',
] as const
/** What they are called; the list of links knows them by their labels. */
export const documentNames: Record<(typeof documentLabels)[number], Text> = {
  'Privacy Policy': msg`Privacy Policy`,
  'Service Providers': msg`Service Providers`,
  'Terms & Conditions': msg`Terms & Conditions`,
  'Risk Factors': msg`Risk Factors`,
}
/** S2.093 */
export const socialLabels = ['Facebook', 'Twitter', 'LinkedIn', 'Youtube'] as const
export type SocialLabel = (typeof socialLabels)[number]

export interface GeneralLink {
  label: string
  link: string
}

const plain = (label: string) => label.trim().toLowerCase()

/** Where a label leads, by the general list of links (S2.088); undefined for what it does not know or is no web address. */
export function linkFor(label: string, links: readonly GeneralLink[]): string | undefined {
  const found = links.find((each) => plain(each.label) === plain(label))?.link
  return found && /^(https?:\/\/|\/(?!\/))/.test(found) ? found : undefined
}
