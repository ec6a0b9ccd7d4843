import axios from 'axios'
import { apiConfig } from './api-config'
import { describeDevice } from './device'
import { apiAddress, callTimeoutMs, deviceHeaders } from './wire'

/** The client of every call with a body, and of files: relative addresses only, every status an answer, every answer text. */
export const http = axios.create({
  allowAbsoluteUrls: false,
  timeout: callTimeoutMs,
  responseType: 'text',
  transformResponse: [],
  validateStatus: () => true,
})

/** What every call carries (S7.003 to S7.006, S7.010): common headers, and common fields in bodies. */
http.interceptors.request.use((config) => {
  const { source } = describeDevice(globalThis.navigator?.userAgent ?? '')
  config.baseURL = apiAddress()
  // Of an upload the browser sets the type itself, with the boundary between its parts.
  if (!(config.data instanceof FormData)) config.headers.set('Content-Type', 'application/json')
  config.headers.set(deviceHeaders())
  if (config.method?.toUpperCase() !== 'GET' && !(config.data instanceof FormData))
    // A field that the call itself names goes first: the feedback check has a `source` of its own (S3.072).
    config.data = { source, ...apiConfig.additions(), ...config.data }
  return config
})
