/* global jest, outside */
// Libraries that hold nothing between tests are loaded once a worker and not once a file: half of a file's start.
const libraries = [
  '@date-fns/tz',
  '@fastify/compress',
  '@fastify/multipart',
  '@fastify/rate-limit',
  '@fastify/static',
  '@simplewebauthn/server',
  'drizzle-orm',
  'drizzle-orm/node-postgres',
  'drizzle-orm/node-postgres/migrator',
  'drizzle-orm/pg-core',
  'drizzle-orm/pglite',
  'drizzle-orm/pglite/migrator',
  'fastify',
  'libphonenumber-js',
  'pg',
  'pino',
  'sharp',
  'web-push',
]

for (const name of libraries) jest.mock(name, () => outside(name))
