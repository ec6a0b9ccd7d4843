import { api, queryFor, useQuery } from '@portal/kernel'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import {
  statementApi,
  type StatementKind,
  type StatementRequest,
  type StatementWanted,
} from '@portal/contracts/statements/statement'

export const useStatementOptions = (panNumber: string) =>
  useQuery(queryFor(statementApi.options, { panNumber }))

export const useRecentStatements = (panNumber: string) =>
  useQuery(queryFor(statementApi.recent, { panNumber }))

export const useExitLoads = (panNumber: string) => useQuery(queryFor(statementApi.exitLoad, { panNumber }))

/** The statement for the screen; what was there stays until the next one has come. */
export function useStatementView(
  kind: StatementKind,
  wanted: StatementWanted | undefined,
  panNumber: string,
) {
  const requested = wanted ?? {
    panNumber,
    period: 'Date Range' as const,
    folioNo: null,
    schemePlanCode: null,
  }
  const ofGains = kind === 'CAPITAL_GAINS'
  const gains = useQuery({
    ...queryFor(statementApi.capitalGainStatement, requested),
    enabled: ofGains && wanted !== undefined,
    placeholderData: (previous) => previous,
  })
  const account = useQuery({
    ...queryFor(statementApi.accountStatement, { ...requested, kind: ofGains ? 'ACCOUNT' : kind }),
    enabled: !ofGains && wanted !== undefined,
    placeholderData: (previous) => previous,
  })
  return ofGains ? gains : account
}

/** How long to wait before asking how far a statement has come: short ones are there at once. */
const waits = [150, 300, 600]
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Has a statement made and waits for its end, telling how far it is. Undefined once `signal` says that nobody waits. */
export async function makeStatement(
  wanted: RequestOf<typeof statementApi.request>,
  onProgress: (statement: StatementRequest) => void,
  signal: AbortSignal,
): Promise<StatementRequest | undefined> {
  let { statement } = await api.call(statementApi.request, wanted)
  for (let requested = 0; statement.state === 'waiting' || statement.state === 'making'; requested++) {
    onProgress(statement)
    await pause(waits[requested] ?? 1000)
    if (signal.aborted) return undefined
    const { statementId } = statement
    statement = (await api.call(statementApi.status, { statementId })).statement
  }
  return statement
}
