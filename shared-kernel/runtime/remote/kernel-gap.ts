import { type RemoteRelease, usageFile } from '@portal/contracts/manifest'

/**
 * The names that a release takes from the kernel and this page's kernel lacks: an open tab runs the shell that it began
 * with, and a shell may be older than a remote. `namesAddress` is the list that this host published with its build. A
 * release that was built with the same list is not looked at. Never throws.
 */
export async function kernelGap(
  release: RemoteRelease,
  namesAddress: string,
  base: string = location.href,
): Promise<string[]> {
  if (release.kernelNames && namesAddress.endsWith(`/${release.kernelNames}`)) return []
  try {
    // Most releases are never compared, so what compares them comes when it is needed.
    const { compareNames } = await import('./compare-names')
    return await compareNames(
      new URL(namesAddress, base).href,
      new URL(usageFile, new URL(release.entry, base)).href,
    )
  } catch {
    return []
  }
}
