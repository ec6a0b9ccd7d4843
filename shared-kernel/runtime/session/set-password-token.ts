import * as z from 'zod/mini'
import { readStored, removeStored, writeStored } from './storage'

/** Keeps the token that a verified code or a temporary password gives, until the password is set (S7.012). */
export function storeSetPasswordToken(token: string): void {
  writeStored('setPasswordToken', token)
}

/** The token that allows to set a password; undefined where none was given (S7.012). */
export function getSetPasswordToken(): string | undefined {
  return readStored('setPasswordToken', z.string())
}

/** Forgets the token: the password is set, or setting it was given up (S2.110). */
export function clearSetPasswordToken(): void {
  removeStored('setPasswordToken')
}
