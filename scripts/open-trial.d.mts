import type { Trial } from '../shared-kernel/build/releases/trial'

export function openTrial(trial: Trial, options?: { timeout?: number }): Promise<readonly string[]>
