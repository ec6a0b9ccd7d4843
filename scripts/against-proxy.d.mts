import type { RemoteRelease } from '../shared-kernel/contracts/manifest/public'

export function withoutPreloads(page: string, remote: { name: string }): string
export function withRelease(
  text: string,
  remote: { name: string; owner: string },
  release: Omit<RemoteRelease, 'releasedAt'>,
): string
