import { appendFileSync } from 'node:fs'
import { Socket } from 'node:net'

// Loaded into every server process before anything else (NODE_OPTIONS): notes where each outgoing connection goes. Servers have no other way out than this one.
const connect = Socket.prototype.connect
Socket.prototype.connect = function (...parameters) {
  const [first] = parameters.flat()
  const target = typeof first === 'object' && first !== null ? (first.path ?? first.host ?? 'localhost') : String(first)
  appendFileSync(process.env.CONNECTIONS_FILE, `${target}\n`)
  return connect.apply(this, parameters)
}
