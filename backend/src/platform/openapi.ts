import { areas } from '@portal/contracts/all'
import { ResultInfo } from '@portal/contracts/wire/common'
import type { Endpoint } from '@portal/contracts/wire/endpoint'
import * as z from 'zod'

/** The OpenAPI document of every call, made of the declarations that both sides run on. */
export function openApiDocument(): object {
  const operations = Object.entries(areas).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => ({ area, name, endpoint: endpoint as Endpoint })),
  )
  return {
    openapi: '3.1.0',
    info: { title: 'Neem Mutual Fund investor portal', version: '1' },
    servers: [{ url: '/api/v1' }],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    paths: Object.fromEntries(
      operations.map(({ area, name, endpoint }) => [
        `/${endpoint.path}`,
        { [endpoint.method.toLowerCase()]: operationOf(area, name, endpoint) },
      ]),
    ),
  }
}

function operationOf(area: string, name: string, endpoint: Endpoint): object {
  const json = (schema: object) => ({ content: { 'application/json': { schema } } })
  const answer = {
    type: 'object',
    required: ['resultInfo'],
    properties: { resultInfo: z.toJSONSchema(ResultInfo), data: z.toJSONSchema(endpoint.response) },
  }
  return {
    operationId: `${area}.${name}`,
    summary: endpoint.summary,
    tags: [area],
    ...(endpoint.token !== 'none' && { security: [{ token: [] }] }),
    'x-envelope': endpoint.envelope,
    'x-token': endpoint.token,
    ...(endpoint.method === 'GET'
      ? { parameters: parametersOf(endpoint) }
      : { requestBody: json(z.toJSONSchema(endpoint.request, { io: 'input' })) }),
    responses: { 200: { description: 'Success, or a refusal with its code', ...json(answer) } },
  }
}

/** What a GET takes in its address, or in a header. */
function parametersOf({ request, header }: Endpoint): object[] {
  const { properties = {} } = z.toJSONSchema(request, { io: 'input' })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: name === header ? 'header' : 'query',
    required: true,
    schema,
  }))
}
