require('@testing-library/jest-dom')
const { configure } = require('@testing-library/react')

// Two busy cores may need longer than the second that is usual; a test that passes does not wait.
configure({ asyncUtilTimeout: 10_000 })

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
