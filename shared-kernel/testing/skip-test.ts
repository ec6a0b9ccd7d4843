/** What a test needs is not here, so it proves nothing. The tests' environment counts it as skipped. */
class SkippedTest extends Error {
  override name = 'SkippedTest'
}

/**
 * Ends the running test as skipped, with the reason in its title; in `beforeAll`, every test below it.
 * A test that only returned would count as passed without having checked anything.
 */
export function skipTest(reason: string): never {
  throw new SkippedTest(reason)
}
