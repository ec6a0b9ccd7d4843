import { isKeptFile } from './kept-files'

test.each([
  '/investors/shell/main.0a1b2c3d.js',
  '/investors/shell/figtree-latin-wght-normal.0a1b2c3d.woff2',
  '/investors/remotes/mfe-auth/1.0.0-0a1b2c3d/entry.0a1b2c3d.js',
  '/investors/remotes/mfe-auth/1.0.0-0a1b2c3d/123.0a1b2c3d.css',
])('%s never changes, so it is kept', (path) => {
  expect(isKeptFile(path)).toBe(true)
})

test.each([
  '/investors/',
  '/investors/home/dashboard',
  '/investors/remotes.json',
  '/investors/config.json',
  '/investors/build.json',
  '/investors/index.html',
  '/investors/service-worker.js',
  '/investors/shell/main.js',
  '/investors/remotes/mfe-auth/dev/entry.js',
  '/api/v1/investor/portfolioDetails',
  '/api/v1/remotes/mfe-auth/1.0.0/file.js',
])('%s is asked for every time', (path) => {
  expect(isKeptFile(path)).toBe(false)
})
