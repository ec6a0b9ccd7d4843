import { randomUUID } from 'node:crypto'

/** The name of a challenge that tells when it was opened, whatever was sent since: a UUID of version 7. */
export function newReference(openedAt: Date): string {
  const time = openedAt.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** Undefined for a name that does not tell. */
export function openedAtOf(reference: string): Date | undefined {
  const [early = '', late = '', rest = ''] = reference.split('-')
  return rest.startsWith('7') ? new Date(parseInt(early + late, 16)) : undefined
}
