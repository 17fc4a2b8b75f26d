import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** An npm registry on the loopback interface that knows only what a test or npm puts into it. */
export interface TestRegistry {
  readonly url: string
  /** Integrity by name and version, such as `@openappkit/core@0.1.0`. */
  readonly integrities: Map<string, string>
  /** The published versions in order, with their dist-tags, such as `@openappkit/core@0.1.0 latest`. */
  readonly published: string[]
}

/** Starts a registry and stops it after the test. */
export async function startTestRegistry(integrities: Readonly<Record<string, string>> = {}): Promise<TestRegistry> {
  const known = new Map(Object.entries(integrities))
  const published: string[] = []
  const server = createServer(async (request, response) => {
    const name = decodeURIComponent(request.url?.slice(1) ?? '')
    if (request.method === 'PUT') {
      const { versions, 'dist-tags': tags } = JSON.parse(Buffer.concat(await request.toArray()).toString())
      for (const [version, { dist }] of Object.entries<{ dist: { integrity: string } }>(versions)) {
        known.set(`${name}@${version}`, dist.integrity)
        published.push(`${name}@${version} ${Object.keys(tags).join()}`)
      }
    }
    const ofName = [...known].filter(([key]) => key.startsWith(`${name}@`))
    const versions = ofName.map(([key, integrity]) => [key.slice(name.length + 1), { dist: { integrity } }])
    response.writeHead(versions.length > 0 ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ name, versions: Object.fromEntries(versions) }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, integrities: known, published }
}
