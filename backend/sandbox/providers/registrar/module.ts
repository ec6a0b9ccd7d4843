import { indiaDate } from '@portal/contracts/format'
import { previousBusinessDay } from '../../../src/calendar/business-day'
import { inTransaction } from '../../../src/platform/database'
import type { Job, Module, Platform } from '../../../src/platform/module'
import { registrarFiles } from '../../../src/registrar/adapters/file/file-registrar'
import { fetchFiles } from '../exchanged-files'
import { layFilesOfDay } from './lay-files'
import { openRegister } from './lots'
import { bookOrders, takeOrders } from './work-off-orders'

/** The simulator works where the portal laid a folder of its own, and not with that of a real registrar. */
export const isRegistrarSimulated = ({ config }: Pick<Platform, 'config'>): boolean =>
  config.registrar === 'file' && config.mode === 'sandbox' && !config.env.REGISTRAR_FILE_FOLDER

/** The registrar picks up order files; its books are opened before there is one. */
const fetchOrders: Job = {
  name: 'registrar fetches orders',
  everyMinutes: 10,
  async run(platform) {
    if (!isRegistrarSimulated(platform)) return
    // What was before is told at once, as of the last evening.
    if (await inTransaction(platform.db, (tx) => openRegister(tx, platform.clock.now())))
      await layFilesOfDay(platform, previousBusinessDay(platform.clock.today()))
    await fetchRegistrarFiles(platform)
  },
}

const fetchRegistrarFiles = (platform: Platform): Promise<void> =>
  fetchFiles(registrarFiles(platform.config).folder, ({ text }) => takeOrders(platform, text))

/** After the NAVs of the day: books what can be booked, and tells of it. */
const closeDay: Job = {
  name: 'registrar closes its day',
  at: '23:30',
  async run(platform, now) {
    if (!isRegistrarSimulated(platform)) return
    await fetchRegistrarFiles(platform)
    await closeRegistrarDay(platform, indiaDate(now))
  },
}

/** What a day ends with. */
export async function closeRegistrarDay(platform: Platform, day: string): Promise<void> {
  await bookOrders(platform)
  await layFilesOfDay(platform, day)
}

/** A registrar in the sandbox, with books of its own. */
export const registrarSimulator: Module = {
  name: 'registrar simulator',
  jobs: [fetchOrders, closeDay],
}
