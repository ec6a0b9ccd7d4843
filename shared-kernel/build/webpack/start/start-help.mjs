// Runs on every page of ours, beside the page's own code. Shows the message that waits there as soon as a file of the
// page fails, and lets go of what hangs and holds up painting. Without this file the message still comes: its style sheet
// shows it after 8 seconds.
const timeoutMs = 8000
const { HTMLScriptElement, HTMLLinkElement, location } = window
const ownFolder = new URL('.', document.currentScript.src).href
const message = () => document.getElementById('start-help')
const show = () => message()?.classList.add('now')
const addressOf = (file) => file.src || file.href
const ownFiles = () =>
  [...document.querySelectorAll('script[src], link[rel="stylesheet"], link[rel="preload"]')]
    .map(addressOf)
    .filter((address) => address.startsWith(ownFolder))

window.addEventListener(
  'error',
  ({ target }) => {
    const isFile = target instanceof HTMLScriptElement || target instanceof HTMLLinkElement
    if (isFile && addressOf(target).startsWith(ownFolder)) show()
  },
  true,
)

// A deferred start-up file may have failed before this one was here to hear of it; start-code.mjs tells of its own.
const isDeferred = () =>
  [...document.querySelectorAll('script[defer]')].some((script) => addressOf(script).startsWith(ownFolder))
// Files beside it only leave a list of what they bring; it takes the list over.
const hasBegun = () =>
  Object.keys(window).some(
    (name) => name.startsWith('webpackChunk') && window[name].push !== Array.prototype.push,
  )
const lookForStart = () => !isDeferred() || hasBegun() || show()
if (document.readyState === 'complete') lookForStart()
document.addEventListener('DOMContentLoaded', lookForStart)
window.addEventListener('load', lookForStart)

setTimeout(() => {
  if (!message()) return
  // The style sheet counts its seconds from the first time that the page is painted.
  show()
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) if (!link.sheet) link.remove()
  for (const script of document.querySelectorAll('script[blocking]')) script.remove()
}, timeoutMs)

document.addEventListener('click', (event) => {
  // A button of the first screen does nothing yet: the portal presses it when it has taken over. So it is with the Enter
  // key in a field, of which the browser makes a click.
  const button = event.target.closest?.('#first-screen button')
  if (button) button.dataset.pressed = ''
  if (!event.target.closest?.('#start-help .retry')) return
  event.preventDefault()
  // A file that a cache holds damaged would be damaged at every try.
  const anew = ownFiles().map((address) => fetch(address, { cache: 'reload' }).catch(() => undefined))
  const again = () => location.reload()
  setTimeout(again, timeoutMs)
  void Promise.all(anew).then(again)
})
