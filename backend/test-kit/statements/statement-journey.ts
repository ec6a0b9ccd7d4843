import { setTimeout as pause } from 'node:timers/promises'
import { statementApi } from '@portal/contracts/statements/statement'
import type { Person } from '../../sandbox/data/people'
import type { TestPortal } from '../test-portal'
import { makeStatements } from '../../src/statements/make-statements'

/** What a statement is asked for with, of all that an investor ever held unless `more` says otherwise. */
export const wanted = (person: Person, more: object = {}) => ({
  panNumber: person.pan,
  period: 'Since Inception' as const,
  folioNo: null,
  schemePlanCode: null,
  ...more,
})

/** What people do with statements. */
export function statementJourney(portal: TestPortal) {
  const as = async (person: Person) => ({ token: await portal.loginAs(person.pan) })
  const gainsOf = async (person: Person, more: object = {}) =>
    portal.call(statementApi.capitalGainStatement, wanted(person, more), await as(person))
  const accountOf = async (person: Person, more: object = {}) =>
    portal.call(
      statementApi.accountStatement,
      { ...wanted(person, more), kind: 'ACCOUNT' as const },
      await as(person),
    )
  const ask = async (person: Person, more: object = {}) =>
    portal.call(
      statementApi.request,
      {
        ...wanted(person, { folioNo: '91018018' }),
        kind: 'CAPITAL_GAINS' as const,
        format: 'CSV' as const,
        delivery: 'DOWNLOAD' as const,
        ...more,
      },
      await as(person),
    )
  const statusOf = async (person: Person, statementId: string) =>
    portal.call(statementApi.status, { statementId }, await as(person))
  /** The statement once it is made, by the server beside its answers or by us. */
  async function made(person: Person, statementId: string) {
    for (;;) {
      await makeStatements(portal.platform)
      const { statement } = (await statusOf(person, statementId)).data
      if (statement.state !== 'waiting' && statement.state !== 'making') return statement
      await pause(50)
    }
  }
  const fetched = async (person: Person | null, statementId: string) =>
    portal.app.inject({
      url: `/api/v1/download/statement/${statementId}`,
      headers: {
        deviceId: 'test-device-0001',
        ...(person && { authorization: `Bearer ${(await as(person)).token}` }),
      },
    })
  return { as, gainsOf, accountOf, ask, statusOf, made, fetched }
}

export type StatementJourney = ReturnType<typeof statementJourney>
