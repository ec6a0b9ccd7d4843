export function removeOldVersions(folder: string, placed: string): void
