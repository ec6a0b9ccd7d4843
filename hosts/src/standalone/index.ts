import { guardPage, trustScripts } from '@portal/kernel/script-policy'

// Only what was built with this page runs on it.
const script = document.currentScript
guardPage()
if (script instanceof HTMLScriptElement) trustScripts(new URL('.', script.src).href)
void import('./standalone-boot')
