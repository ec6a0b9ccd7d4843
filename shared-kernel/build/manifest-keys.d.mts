import type { KeyObject } from 'node:crypto'

export function signingKey(env?: NodeJS.ProcessEnv): { privateKey: KeyObject; spki: string }
export function trustedKeys(env?: NodeJS.ProcessEnv): string[]
