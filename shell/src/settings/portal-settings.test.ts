import { readSettings, SettingsFault } from './portal-settings'

const good = {
  environment: 'staging',
  serviceWorker: true,
  pushNotifications: true,
  askForNotifications: 'start',
}

const serve = (body: string, status = 200) => {
  globalThis.fetch = jest.fn(async () => new Response(body, { status })) as typeof fetch
}
const problemsOf = async (body: string, status?: number) => {
  serve(body, status)
  const fault = await readSettings('/investors/config.json').catch((error: unknown) => error)
  return fault instanceof SettingsFault ? fault.problems : []
}

test.each(['dev', 'staging', 'production'])('the environment may be %s [S9.066]', async (environment) => {
  serve(JSON.stringify({ ...good, environment }))
  await expect(readSettings('/investors/config.json')).resolves.toEqual({ ...good, environment })
  expect(fetch).toHaveBeenCalledWith('/investors/config.json', expect.objectContaining({ cache: 'no-cache' }))
})

test.each([
  [{ ...good, environment: 'qa' }, 'environment must be one of dev, staging, production'],
  [{ ...good, serviceWorker: 'yes' }, 'serviceWorker must be a boolean'],
  [{ ...good, colour: 'blue' }, 'there is no setting colour'],
  [{ ...good, jwksUrl: 'https://evil.example/jwks' }, 'jwksUrl must be a path of this site'],
  [{ ...good, jwksUrl: '//evil.example/jwks' }, 'jwksUrl must be a path of this site'],
  [[], 'the file must be an object'],
])('a wrong setting is named: %j', async (settings, problem) => {
  expect(await problemsOf(JSON.stringify(settings))).toEqual([problem])
})

test('every mistake is named at once', async () => {
  expect(await problemsOf(JSON.stringify({ ...good, environment: 1, pushNotifications: null }))).toHaveLength(
    2,
  )
})

test('a file that is absent or no JSON is named as such', async () => {
  expect(await problemsOf('', 404)).toEqual(['the file is not there (404)'])
  expect(await problemsOf('<html>')).toEqual(['the file is not valid JSON'])
})
