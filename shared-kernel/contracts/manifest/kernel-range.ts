export type KernelVerdict = 'fits' | 'kernel too old' | 'kernel too new'

const parts = (version: string): [number, number, number] => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return [major, minor, patch]
}

/**
 * Whether a kernel version lies in a caret range ("^1.2.0"); the caller decides what follows from it (style:
 * verdict apart from policy).
 */
export function classifyKernel(range: string, version: string): KernelVerdict {
  const [major, minor, patch] = parts(range.slice(1))
  const [ownMajor, ownMinor, ownPatch] = parts(version)
  if (ownMajor !== major) return ownMajor < major ? 'kernel too old' : 'kernel too new'
  if (ownMinor !== minor) return ownMinor < minor ? 'kernel too old' : 'fits'
  return ownPatch < patch ? 'kernel too old' : 'fits'
}

/**
 * The kernel that a range is meant for, of those that a host offers; undefined where none fits
 * (docs/decisions/federation.md: two majors of the kernel at once).
 */
export const kernelFor = (range: string, offered: readonly string[]): string | undefined =>
  offered.find((version) => classifyKernel(range, version) === 'fits')
