import { createServer } from 'node:net'

/** Resolves with a free port on this machine, other than `taken`. */
export async function freePort(taken: readonly number[] = []): Promise<number> {
  const port = await findPort()
  return taken.includes(port) ? freePort(taken) : port
}

function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, 'localhost', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
