import type { FastifyInstance } from 'fastify'
import type { Module } from '../src/platform/module'
import { registerBackOffice } from './back-office.routes'
import { registerBackOfficeIncome } from './back-office-income.routes'
import { registerBackOfficeMoney } from './back-office-money.routes'
import { registerBackOfficeQueries } from './back-office-queries.routes'
import { registerBackOfficeRegistrar } from './back-office-registrar.routes'
import { registerConsole } from './console.routes'
import { registerOutsideFiles } from './outside-files/outside-files.routes'
import { registerConsolePage } from './page.routes'

/** The console of testers and demos. */
export const consoleModule: Module = {
  name: 'console',
  register(app, platform, steering) {
    void app.register(async (scope) => {
      takeEmptyJson(scope)
      registerConsole(scope, platform, steering)
      registerBackOffice(scope, platform)
      registerBackOfficeMoney(scope, platform)
      registerBackOfficeIncome(scope, platform)
      registerBackOfficeQueries(scope, platform)
      registerBackOfficeRegistrar(scope, platform)
      registerOutsideFiles(scope, platform)
      registerConsolePage(scope)
    })
  },
}

/** `POST /sandbox/reset` has nothing to say beyond its address. */
function takeEmptyJson(scope: FastifyInstance): void {
  const parseJson = scope.getDefaultJsonParser('error', 'error')
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, body, done),
  )
}
