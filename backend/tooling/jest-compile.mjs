// Tests that start a process of the server run what `npm start` runs.
export { compileBackend as default } from './compile.mjs'
