import { appendFileSync } from 'node:fs'
import { Socket } from 'node:net'

// Node loads this before any other module in every server process (NODE_OPTIONS). It records each outgoing connection.
const connect = Socket.prototype.connect
Socket.prototype.connect = function (...parameters) {
  const [first] = parameters.flat()
  const target = typeof first === 'object' && first !== null ? (first.path ?? first.host ?? 'localhost') : String(first)
  appendFileSync(process.env.CONNECTIONS_FILE, `${target}\n`)
  return connect.apply(this, parameters)
}
