import { createServer } from 'node:http'

export interface ServedPage extends AsyncDisposable {
  readonly url: string
}

/** Serves files from memory on loopback, with a content security policy and more headers. */
export async function servePage(
  files: Readonly<Record<string, string>>,
  policy: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServedPage> {
  const server = createServer(({ url = '/' }, response) => {
    const path = url.replace(/\?.*$/, '')
    const body = files[path]
    if (body === undefined) return void response.writeHead(404).end()
    response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'text/html')
    response.setHeaders(new Map(Object.entries(headers)))
    response.setHeader('content-security-policy', policy).end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : ''}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
