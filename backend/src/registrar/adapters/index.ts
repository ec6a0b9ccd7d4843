import type { Platform } from '../../platform/module'
import type { RegistrarProvider } from '../../platform/provider-choices'
import type { Registrar } from '../registrar'
import { fileRegistrar, registrarFiles } from './file/file-registrar'

/** Every way to a registrar that an installation may name in `REGISTRAR`; throws StartRefusal where settings are not sound. */
const adapters: Readonly<Record<RegistrarProvider, (platform: Platform) => Registrar | undefined>> = {
  off: () => undefined,
  file: (platform) => fileRegistrar(platform, registrarFiles(platform.config)),
}

/** The registrar of an installation; undefined where orders go out to nobody. */
export const registrarOf = (platform: Platform): Registrar | undefined =>
  adapters[platform.config.registrar](platform)
