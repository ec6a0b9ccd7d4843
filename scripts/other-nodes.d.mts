export const supported: string[]
export function versionsFor(wanted: string): string[]
