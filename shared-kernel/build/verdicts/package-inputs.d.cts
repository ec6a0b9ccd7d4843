import type { Inputs } from './input-hash.mjs'

export function inputsOfPackage(name: string): Required<Inputs>
export function isNoSource(name: string): boolean
export function wholeTree(root: string): string[]
export function readsAllPackages(file: string): boolean
export function sourcesBelow(folder: string): string[]
export function testsOfAllPackages(folder: string): string[]
export const kernelPackages: readonly string[]
