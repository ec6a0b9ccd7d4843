import type { Declaration, EntryPoint } from './kernel-surface'

/** What a release takes from the kernel, as its build wrote it down (`kernel-usage.json`). */
export interface KernelUsage {
  remote: string
  version: string
  /** The kernel that it was built with. */
  kernel: string
  /** Names that it takes from the page's kernel at run time. */
  names: string[]
  /** Those among them that it takes from the kernel's first-load module; builds of before knew one module only. */
  firstLoad?: string[]
  /** Those that it takes from the part for the first page behind the log-in; absent in builds of before there was one. */
  firstInside?: string[]
  /** By area, what it brings along of the contract: "authApi.login", for the backend to answer. */
  contracts: Record<string, string[]>
}

/** A release that investors get, and whose it is. */
export interface LiveRelease {
  owner: string
  usage: KernelUsage
}

export interface MissingName {
  owner: string
  remote: string
  version: string
  name: string
}

const isValue = ({ text }: Declaration) => /^(function|class|const|schema|calls|also|library) /m.test(text)

/** A release names an area of the contracts by its file alone, since its domain may change while the release is live. */
const addressOf = (surface: readonly EntryPoint[], area: string): string =>
  surface.find(({ address }) => address.startsWith('@portal/contracts/') && address.endsWith(`/${area}`))
    ?.address ?? `@portal/contracts/${area}`

function valuesOf(surface: readonly EntryPoint[], address: string): Map<string, Declaration> {
  const entry = surface.find((each) => each.address === address)
  return new Map(entry?.declarations.filter(isValue).map((each) => [each.name, each]))
}

/** Of "authApi.login" both must be there; what hangs on a value that is no area of calls belongs to the value. */
function hasUse(values: Map<string, Declaration>, use: string): boolean {
  const [name = '', call] = use.split('.')
  const declaration = values.get(name)
  if (!declaration || !call || !declaration.text.startsWith('calls ')) return declaration !== undefined
  return declaration.text.split('\n').some((line) => line.startsWith(`  ${call}: `))
}

/** The names that a live release uses and that the kernel of today has not, release by release. */
export function missingNames(
  surface: readonly EntryPoint[],
  releases: readonly LiveRelease[],
): MissingName[] {
  return releases.flatMap(({ owner, usage }) => {
    const uses: [address: string, names: string[]][] = [
      ['@portal/kernel', usage.names],
      ['@portal/kernel/first-load', usage.firstLoad ?? []],
      ['@portal/kernel/first-inside', usage.firstInside ?? []],
      ...Object.entries(usage.contracts).map(([area, names]): [string, string[]] => [
        addressOf(surface, area),
        names,
      ]),
    ]
    return uses.flatMap(([address, names]) => {
      const values = valuesOf(surface, address)
      return names
        .filter((name) => name !== '*' && !hasUse(values, name))
        .map((name) => ({
          owner,
          remote: usage.remote,
          version: usage.version,
          name: `${address} › ${name}`,
        }))
    })
  })
}

/** One line a name: whose release, and what it misses. */
export const missingLine = ({ owner, remote, version, name }: MissingName): string =>
  `${owner}: ${remote} ${version}, which is live, uses ${name}, and the kernel has it no more`
