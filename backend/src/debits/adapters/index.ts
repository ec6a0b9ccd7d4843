import type { DebitProvider, ProviderChoices } from '../../platform/provider-choices'
import type { Job, Platform } from '../../platform/module'
import type { PortFolder } from '../../platform/provider-ports'
import type { DebitBank, DebitReport } from '../debit-bank'
import { exchangeNachFiles } from './nach/exchange-files'
import { nachAccess, nachDebitBank } from './nach/nach-debits'
import { nachDaysAhead } from './nach/records'
import { razorpayDebitBank } from './razorpay/razorpay-debits'
import { signedDebitBank } from './signed/signed-bank'

/** Books what a debit came to, in its own transaction; a report that came before changes nothing. */
export type BookDebit = (report: DebitReport) => Promise<unknown>

/** Work of an adapter at set times, as of one that writes and reads files; run only where it is chosen. */
type AdapterJob = {
  name: string
  run(platform: Platform, now: Date, book: BookDebit): Promise<void>
} & ({ /** 'HH:mm' in India, every day. */ at: string } | { everyMinutes: number })

interface DebitAdapter {
  /** Throws StartRefusal where its settings are not there or not sound. */
  bank(platform: Platform): DebitBank
  jobs?: readonly AdapterJob[]
  /** Of one that is reached by files: where they lie. */
  folder?(platform: Platform): string
  /** How many days before it debits it must have a debit; none where it debits what it gets. */
  daysAhead?: number
}

/** Everybody that an installation may name in `DEBITS`; whoever debits knows the port alone. */
const adapters: Readonly<Record<DebitProvider, DebitAdapter>> = {
  signed: { bank: signedDebitBank },
  razorpay: { bank: razorpayDebitBank, daysAhead: 1 },
  nach: {
    bank: nachDebitBank,
    daysAhead: nachDaysAhead,
    folder: ({ config }) => nachAccess(config).folder,
    // After those that present: what they queued goes out in the same minute.
    jobs: [
      {
        name: 'exchange NACH files',
        everyMinutes: 5,
        run: (platform, _now, book) => exchangeNachFiles(platform, book),
      },
    ],
  },
}

/** Who debits for an installation. */
export const debitBankOf = (platform: Platform): DebitBank => adapters[platform.config.debits].bank(platform)

/** Where files to and from who debits lie, where the installation has it so. */
export function debitFilesOf(platform: Platform): PortFolder | undefined {
  const folder = adapters[platform.config.debits].folder?.(platform)
  return folder === undefined ? undefined : { port: 'debits', folder }
}

/** How many days ahead an installation presents its debits. */
export const debitDaysAhead = ({ debits }: Pick<ProviderChoices, 'debits'>): number =>
  adapters[debits].daysAhead ?? 0

/** The jobs of all adapters, each of which does nothing where another one is chosen. */
export function debitAdapterJobs(bookFor: (platform: Platform) => BookDebit): Job[] {
  return Object.entries(adapters).flatMap(([provider, { jobs = [] }]) =>
    jobs.map(({ run, ...job }): Job => ({
      ...job,
      run: async (platform, now) => {
        if (platform.config.debits === provider) await run(platform, now, bookFor(platform))
      },
    })),
  )
}
