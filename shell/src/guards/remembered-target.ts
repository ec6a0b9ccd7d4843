import { readStored, removeStored, writeStored } from '@portal/kernel'
import * as z from 'zod/mini'
import { isInternalPath } from './portal-path'

/** Keeps where a visitor was going until they have logged in; only pages of the portal are kept. */
export function rememberTarget(path: string): void {
  if (isInternalPath(path)) writeStored('redirectionDefaultLink', path)
}

/** Keeps by which campaign a visitor came to the log-in; it is saved once the session says who that is (S7.009). */
export function keepLogInCampaign(path: string): void {
  if (/[?&]utm/.test(path)) writeStored('logInCampaign', path)
}

/** The remembered target, once; undefined where there is none or it is no page of the portal. */
export function takeRememberedTarget(): string | undefined {
  const target = readStored('redirectionDefaultLink', z.string())
  removeStored('redirectionDefaultLink')
  return target !== undefined && isInternalPath(target) ? target : undefined
}
