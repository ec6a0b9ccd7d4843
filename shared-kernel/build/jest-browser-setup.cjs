require('@testing-library/jest-dom')
const { configure } = require('@testing-library/react')

// Two busy cores may need longer than the second that is usual; a test that passes does not wait.
configure({ asyncUtilTimeout: 10_000 })

// React notes the call stack of each of its first 10,000 elements a second, for warnings that nobody reads here: a tenth
// of the time of a page's tests. It stops where it believes to have noted them.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react')
if (internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} })

// jsdom knows the <dialog> element but not how to open it.
if (!HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
