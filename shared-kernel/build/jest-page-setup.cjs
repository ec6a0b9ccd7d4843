// What tests of a page need. A file without a page loads none of it: see jest-page-environment.cjs.
if (typeof document !== 'undefined') require('./jest-browser-setup.cjs')
