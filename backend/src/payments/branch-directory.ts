import { t } from '@portal/contracts/words/macros'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as z from 'zod/mini'
import type { Platform } from '../platform/module'
import { providerFetch } from '../platform/provider-call'
import { Refusal } from '../platform/refusal'

export interface Branch {
  bankName: string
  branchName: string
  branchCity: string
}

interface PublicCodes {
  banks: Record<string, string>
  /** Of each bank: its branches, numeric ones as numbers. */
  branches: Record<string, (number | string)[]>
  /** What a bank's accounts can do, by its code. */
  facilities: Record<string, { upi?: boolean; nach_debit?: boolean }>
}

let codes: PublicCodes | undefined

/** The public list of all IFSCs, read when it is first needed: it is 2 MB. */
export function publicCodes(): PublicCodes {
  const { resolve } = createRequire(import.meta.url)
  const read = (name: string) => JSON.parse(readFileSync(resolve(`ifsc/src/${name}.json`), 'utf8'))
  codes ??= { banks: read('banknames'), branches: read('IFSC'), facilities: read('banks') }
  return codes
}

/** All IFSCs of a bank, by its four letters. */
export function ifscsOf(bankCode: string): string[] {
  const { branches } = publicCodes()
  const ofBank = Object.hasOwn(branches, bankCode) ? (branches[bankCode] ?? []) : []
  return ofBank.map((branch) => `${bankCode}0${String(branch).padStart(6, '0')}`)
}

/** Whether a bank has a branch of this IFSC. */
export function isIfsc(code: string): boolean {
  if (!/^[A-Z]{4}0[A-Z0-9]{6}$/.test(code)) return false
  const branch = code.slice(5)
  const ofBank = Object.entries(publicCodes().branches).find(([bank]) => bank === code.slice(0, 4))?.[1] ?? []
  return ofBank.includes(/^\d+$/.test(branch) ? Number(branch) : branch)
}

/**
 * The branch behind an IFSC; refuses one that no branch has. The list names banks only: a branch's name and city
 * come from the directory that IFSC_DIRECTORY_URL names, and a directory that is down is no reason to refuse.
 */
export async function branchOf(
  { config, inventedBranches, log }: Platform,
  ifscCode: string,
): Promise<Branch> {
  const invented = Object.hasOwn(inventedBranches, ifscCode) ? inventedBranches[ifscCode] : undefined
  if (invented) return invented
  if (!isIfsc(ifscCode)) {
    throw new Refusal('-333', t`We found no branch with this IFSC. Check it in your passbook or on a cheque.`)
  }
  const bankName = publicCodes().banks[ifscCode.slice(0, 4)] ?? ifscCode.slice(0, 4)
  const plain = { bankName, branchName: `Branch ${ifscCode.slice(5)}`, branchCity: '' }
  const directory = config.env.IFSC_DIRECTORY_URL
  if (!directory) return plain
  return askDirectory(`${directory.replace(/\/$/, '')}/${ifscCode}`).catch((error: unknown) => {
    log.warn({ err: error }, 'the IFSC directory gave no answer')
    return plain
  })
}

const DirectoryAnswer = z.object({ BANK: z.string(), BRANCH: z.string(), CITY: z.string() })

async function askDirectory(url: string): Promise<Branch> {
  const response = await providerFetch('ifsc-directory', url, {
    redirect: 'error',
    signal: AbortSignal.timeout(3000),
  })
  const { BANK, BRANCH, CITY } = DirectoryAnswer.parse(await response.json())
  return { bankName: BANK, branchName: BRANCH, branchCity: CITY }
}
