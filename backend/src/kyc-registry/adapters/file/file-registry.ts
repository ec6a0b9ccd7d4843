import { appendFile, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type KycAnswer, type KycRegistry, RegistrySilent, RegistryUnreadable } from '../../ports'
import { kraMomentOf, residencyOfCode, statusOfCode } from '../kra-codes'

export interface FileAccess {
  /** Holds the files of the KRA, whose names end in `.csv`, and the list of PANs to ask it about. */
  folder: string
}

/** What the KRA is to be asked about next, a PAN a line; whoever sends it empties it. */
export const requestList = 'requests.txt'

/** More than a KRA answers in a day; a file that is longer is none of its. */
const mostBytes = 20 * 1024 * 1024

/** The columns, by the names that the same facts have in the inquiry over HTTP. */
const columns = ['APP_PAN_NO', 'APP_DOB_INCORP', 'APP_STATUS', 'APP_STATUSDT', 'APP_RES_STATUS'] as const
type Row = Record<(typeof columns)[number], string>

/**
 * A KRA that answers by files: CSV with a line of names, comma between values, quotes around those that hold one. The
 * layout of a KRA's own response file is given out with the contract and is in no public document; a file of another
 * layout is brought into this one before it is laid into the folder. A PAN that is in no file gets onto the list
 * `requests.txt` and is answered once it is; of several rows about one PAN the one of the newest status counts.
 */
export const fileRegistry = ({ folder }: FileAccess): KycRegistry => ({
  source: 'file',
  async inquire({ pan, birthDate }) {
    const found = (await rowsAbout(folder, pan)).sort((one, other) => momentOf(one) - momentOf(other))
    const newest = found.at(-1)
    if (newest) return answerOf(newest, birthDate)
    await putOnList(folder, pan)
    throw new RegistrySilent('no file answers this PAN yet')
  },
})

const momentOf = ({ APP_STATUSDT }: Row) => kraMomentOf(APP_STATUSDT)?.getTime() ?? 0

function answerOf(row: Row, birthDate: string | null): KycAnswer {
  if (!row.APP_STATUS) throw new RegistryUnreadable('the row has no status')
  const { kraCode: _only, ...status } = statusOfCode(row.APP_STATUS)
  const isHolder = birthDate !== null && row.APP_DOB_INCORP === birthDate.split('-').reverse().join('-')
  return {
    ...status,
    statusAt: kraMomentOf(row.APP_STATUSDT),
    residency: isHolder ? (residencyOfCode[row.APP_RES_STATUS] ?? null) : null,
  }
}

/** An error of the file system: the folder is not there or not ours to read. */
const orSilent = <Value>(work: Promise<Value>): Promise<Value> =>
  work.catch((cause: unknown) => {
    throw new RegistrySilent('the folder cannot be read', { cause })
  })

async function rowsAbout(folder: string, pan: string): Promise<Row[]> {
  const names = (await orSilent(readdir(folder))).filter((name) => name.endsWith('.csv')).sort()
  const found: Row[] = []
  for (const name of names) {
    const path = join(folder, name)
    if ((await orSilent(stat(path))).size > mostBytes) throw new RegistryUnreadable(`${name} is too long`)
    found.push(...rowsOfFile(name, await orSilent(readFile(path, 'utf8')), pan))
  }
  return found
}

function rowsOfFile(name: string, text: string, pan: string): Row[] {
  const [head = '', ...lines] = text.split(/\r?\n/)
  const titles = valuesOf(head)
  const places = columns.map((column) => titles.indexOf(column))
  if (places.includes(-1)) throw new RegistryUnreadable(`${name} has other columns`)
  return lines
    .filter((line) => line.includes(pan))
    .map(valuesOf)
    .filter((values) => values[places[0] ?? 0] === pan)
    .map((values) => {
      if (values.length !== titles.length) throw new RegistryUnreadable(`a row of ${name} breaks off`)
      return Object.fromEntries(columns.map((column, at) => [column, values[places[at] ?? 0] ?? ''])) as Row
    })
}

/** The values of one line; a quote within quotes is doubled. */
const valuesOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
    (quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim(),
  )

async function putOnList(folder: string, pan: string): Promise<void> {
  const path = join(folder, requestList)
  const listed = await readFile(path, 'utf8').catch(() => '')
  if (!listed.split('\n').includes(pan)) await orSilent(appendFile(path, `${pan}\n`))
}
