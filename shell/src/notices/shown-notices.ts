import { readStored, writeStored } from '@portal/kernel'
import * as z from 'zod/mini'

/** Whether this session has been shown what waits for the investor. */
export const noticesShown = (): boolean => readStored('noticesShown', z.literal(true)) ?? false

export const rememberNotices = (): void => writeStored('noticesShown', true)
