import { createServer } from 'node:http'
import { test as base } from '@openappkit/testing/playwright'

const html = `<!doctype html><title>A page with wallets</title><link rel="icon" href="data:,"><script>
  announced = []
  received = []
  addEventListener('eip6963:announceProvider', ({ detail }) => {
    announced.push(detail.info.name)
    provider = detail.provider
    provider.on('accountsChanged', accounts => received.push(accounts))
  })
  dispatchEvent(new Event('eip6963:requestProvider'))
</script>`

// Forbids all connections, eval, and everything inline except scripts.
const policy =
  "default-src 'none'; img-src data:; script-src 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types 'none'"

/** Serves a page that collects announced wallets, with a strict content security policy. */
export const test: ReturnType<typeof base.extend<{ url: string }>> = base.extend<{ url: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
  url: async ({}, use) => {
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').setHeader('content-security-policy', policy).end(html)
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    await use(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`)
    server.closeAllConnections()
    server.close()
  },
})
