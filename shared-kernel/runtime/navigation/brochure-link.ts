import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { contentApi } from '@portal/contracts/support/content'

type Environment = ResponseOf<typeof contentApi.conf>['environment']

/** The sites that keep the brochure, by the names they go by. */
const sites = {
  prod: 'https://www.neemmf.example',
  uat: 'https://uat.neemmf.example',
  sit: 'https://sit.neemmf.example',
} as const

const siteOf: Record<Environment, keyof typeof sites> = { production: 'prod', staging: 'uat', dev: 'sit' }

/** The address of the fund house's brochure in an environment of the portal: each has its own (S9.073). */
export function brochureLink(environment: Environment): string {
  return `${sites[siteOf[environment]]}/brochure.pdf`
}
