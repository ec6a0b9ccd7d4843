// A hash of a password costs a fifth of a second on purpose. Tests log the same people in with the same passwords again
// and again: what a worker has hashed once, with the same salt and cost, it knows. A new one costs what it costs.
const crypto = require('node:crypto')
const { setImmediate } = require('node:timers')

const { scrypt } = crypto
const known = new Map()

function scryptOnce(password, salt, length, cost, done) {
  const question = JSON.stringify([password, salt.toString('base64'), length, cost])
  const hash = known.get(question)
  if (hash) return void setImmediate(done, null, Buffer.from(hash))
  scrypt(password, salt, length, cost, (error, key) => {
    if (!error) known.set(question, Buffer.from(key))
    done(error, key)
  })
}

/** For the test file that begins; one that says `@hashes-cost-time` in its first comment measures what they cost. */
module.exports = ({ docblockPragmas }) => {
  crypto.scrypt = 'hashes-cost-time' in docblockPragmas ? scrypt : scryptOnce
}
