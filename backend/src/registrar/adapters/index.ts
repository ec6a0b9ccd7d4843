import type { Platform } from '../../platform/module'
import type { PortFolder } from '../../platform/provider-ports'
import type { RegistrarProvider } from '../../platform/provider-choices'
import type { Registrar } from '../registrar'
import { fileRegistrar, registrarFiles } from './file/file-registrar'

/** Every way to a registrar that an installation may name in `REGISTRAR`; throws StartRefusal where settings are not sound. */
const adapters: Readonly<Record<RegistrarProvider, (platform: Platform) => Registrar | undefined>> = {
  off: () => undefined,
  file: (platform) => fileRegistrar(platform, registrarFiles(platform.config)),
}

/** Where files to and from the registrar lie, where the installation has it so. */
export const registrarFilesOf = ({ config }: Platform): PortFolder | undefined =>
  config.registrar === 'file' ? { port: 'registrar', folder: registrarFiles(config).folder } : undefined

/** The registrar of an installation; undefined where orders go out to nobody. */
export const registrarOf = (platform: Platform): Registrar | undefined =>
  adapters[platform.config.registrar](platform)
