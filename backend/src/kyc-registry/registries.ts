import type { Platform } from '../platform/module'
import { MissingSecrets } from '../platform/production-settings'
import { type CashfreeAccess, cashfreePanService } from './adapters/cashfree/cashfree-pan-service'
import { type CvlAccess, cvlRegistry } from './adapters/cvl/cvl-registry'
import { type FileAccess, fileRegistry } from './adapters/file/file-registry'
import { type PanHttpAccess, panHttpService } from './adapters/pan-http/pan-http-service'
import type { KycRegistry, PanService } from './ports'

type Reach = Pick<Platform, 'config' | 'publicUrl'>

/** The settings of an adapter: by environment in production, its own simulator in the sandbox. */
function settingsOf<Name extends string>(
  { config: { env, mode } }: Reach,
  names: readonly Name[],
  sandbox: Readonly<Record<Name, string>>,
): Record<Name, string> {
  if (mode === 'sandbox' && !names.some((name) => env[name])) return { ...sandbox }
  const missing = names.filter((name) => !env[name])
  if (missing.length) throw new MissingSecrets(missing)
  return Object.fromEntries(names.map((name) => [name, env[name] ?? ''])) as Record<Name, string>
}

const simulators = ({ publicUrl }: Reach) => `${publicUrl()}/sandbox/providers/registries`

export function cvlAccess(reach: Reach): CvlAccess {
  const names = [
    'KYC_CVL_URL',
    'KYC_CVL_USER',
    'KYC_CVL_PASSWORD',
    'KYC_CVL_POS_CODE',
    'KYC_CVL_PASS_KEY',
  ] as const
  const read = settingsOf(reach, names, {
    KYC_CVL_URL: `${simulators(reach)}/kra`,
    KYC_CVL_USER: 'NEEMMF',
    KYC_CVL_PASSWORD: 'neem-sandbox-kra',
    KYC_CVL_POS_CODE: '1100099900',
    KYC_CVL_PASS_KEY: 'neem-sandbox',
  })
  return {
    url: read.KYC_CVL_URL,
    user: read.KYC_CVL_USER,
    password: read.KYC_CVL_PASSWORD,
    posCode: read.KYC_CVL_POS_CODE,
    passKey: read.KYC_CVL_PASS_KEY,
  }
}

export function panHttpAccess(reach: Reach): PanHttpAccess {
  const read = settingsOf(reach, ['PAN_HTTP_URL', 'PAN_HTTP_KEY'], {
    PAN_HTTP_URL: `${simulators(reach)}/pan`,
    PAN_HTTP_KEY: 'neem-sandbox-pan',
  })
  const tellsHolder = reach.config.registries.panHttpTellsHolder
  return { url: read.PAN_HTTP_URL, key: read.PAN_HTTP_KEY, tellsHolder }
}

export function cashfreeAccess(reach: Reach): CashfreeAccess {
  const { env, mode } = reach.config
  const read = settingsOf(reach, ['CASHFREE_CLIENT_ID', 'CASHFREE_CLIENT_SECRET'], {
    CASHFREE_CLIENT_ID: 'CF-neem-sandbox',
    CASHFREE_CLIENT_SECRET: 'neem-sandbox-cashfree',
  })
  const own =
    mode === 'sandbox' && !env.CASHFREE_CLIENT_ID
      ? `${simulators(reach)}/cashfree/verification`
      : 'https://api.cashfree.com/verification'
  return {
    url: env.CASHFREE_URL || own,
    clientId: read.CASHFREE_CLIENT_ID,
    clientSecret: read.CASHFREE_CLIENT_SECRET,
    publicKey: env.CASHFREE_PUBLIC_KEY || undefined,
  }
}

function fileAccess({ config: { env } }: Reach): FileAccess {
  if (!env.KYC_FILE_FOLDER) throw new MissingSecrets(['KYC_FILE_FOLDER'])
  return { folder: env.KYC_FILE_FOLDER }
}

export const panServiceOf = (reach: Reach): PanService =>
  reach.config.registries.pan === 'cashfree'
    ? cashfreePanService(cashfreeAccess(reach))
    : panHttpService(panHttpAccess(reach))

/** The registries of this installation, by `KYC` and `PAN`. */
export const registriesOf = (reach: Reach): { kyc: KycRegistry; pan: PanService } => ({
  kyc:
    reach.config.registries.kyc === 'file' ? fileRegistry(fileAccess(reach)) : cvlRegistry(cvlAccess(reach)),
  pan: panServiceOf(reach),
})
