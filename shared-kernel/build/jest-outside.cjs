/* global jest, outside */
// Libraries that hold nothing between tests are loaded once a worker and not once a file.
for (const name of ['fast-check', 'zod', 'zod/mini']) jest.mock(name, () => outside(name))
jest.mock('../testing/fake-server-keys', () => outside('./fake-server-keys.cjs'))
