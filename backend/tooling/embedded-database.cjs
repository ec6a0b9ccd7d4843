module.exports = globalThis.embeddedDatabase
