import type { Linter } from 'eslint'

/** Who of the shell, the remotes and the hosts may import whom. */
export declare const zones: Linter.Config[]
