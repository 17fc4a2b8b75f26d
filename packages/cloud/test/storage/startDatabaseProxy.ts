import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

/** A proxy between a program and Postgres. It can go silent like a network, without closing or answering anything. */
export interface DatabaseProxy extends AsyncDisposable {
  readonly url: string
  /** Stops all traffic on existing and new connections. */
  silence(): void
  /** Lets new connections work again. The old ones stay silent forever, as after a failover. */
  recover(): void
}

/**
 * Starts a proxy.
 *
 * @param databaseUrl - URL with the socket's folder in `host`, as from `sharedDatabase`
 */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const path = join(target.searchParams.get('host') ?? '', `.s.PGSQL.${target.searchParams.get('port')}`)
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer(client => {
    sockets.add(client)
    client.on('error', () => {})
    if (isSilent) return
    const database = connect(path)
    sockets.add(database)
    database.on('error', () => {})
    client.pipe(database).pipe(client)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `postgres://${target.username}:${target.password}@127.0.0.1:${port}${target.pathname}`,
    silence() {
      isSilent = true
      for (const socket of sockets) {
        socket.unpipe()
        socket.pause()
      }
    },
    recover() {
      isSilent = false
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
