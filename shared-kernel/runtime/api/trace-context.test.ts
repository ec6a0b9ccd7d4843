// @needs-page
import { codeOfTrace } from '@portal/contracts/wire/support-code'
import { visit } from '../telemetry/public'
import { configureApi } from './public'
import { traceHeaders } from './trace-context'

const said = () => traceHeaders().traceparent

beforeEach(() => configureApi({ host: '', traces: false }))
afterEach(() => jest.restoreAllMocks())

test('calls that follow one click are of one trace, and those after the next click of another', () => {
  const first = said()
  expect(said()).toBe(first)
  document.body.click()
  const second = said()
  expect(second).not.toBe(first)
  expect(said()).toBe(second)
})

test('what a page asks long after a click is no part of it', () => {
  const first = said()
  const now = performance.now()
  jest.spyOn(performance, 'now').mockReturnValue(now + 10_001)
  expect(said()).not.toBe(first)
})

test('a trace is named as the standard says, its code begins with the load of the page, and the server says whether it is followed', () => {
  expect(said()).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
  expect(codeOfTrace(said()?.slice(3, 35) ?? '')).toMatch(new RegExp(`^${visit}-[2-9B-Z]{4}$`))
  configureApi({ traces: true })
  expect(said()).toMatch(/-01$/)
})

test('another origin is told nothing', () => {
  configureApi({ host: 'https://elsewhere.example' })
  expect(traceHeaders()).toEqual({})
})
