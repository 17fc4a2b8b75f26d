interface Response {
  writeHead(status: number, headers: Readonly<Record<string, string>>): unknown
  end(body?: string): unknown
}

/** The parts of a Vite server that this plugin needs. */
interface TestServer {
  readonly middlewares: {
    use(handle: (request: { readonly url?: string }, response: Response, next: () => void) => void): void
  }
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="#0a7" d="M0 0h8v8H0z"/></svg>'

/**
 * Creates a Vite plugin that serves three backends for component tests. `/test-backend/pictures` has a picture for
 * every id, `/test-backend/broken` answers 500, and `/test-backend/silent` accepts requests and never answers. Tests get
 * their addresses from `pictureBackend`.
 */
export function pictureServer(): { readonly name: string; configureServer(server: TestServer): void } {
  return {
    name: 'picture-server',
    configureServer({ middlewares }) {
      middlewares.use(({ url = '' }, response, next) => {
        const [, root, kind] = url.split('/')
        if (root !== 'test-backend') return next()
        if (kind === 'silent') return
        const isPicture = kind === 'pictures' && /\/get(?:Wallet|Asset)Image\//.test(url)
        response.writeHead(isPicture ? 200 : 500, { 'content-type': 'image/svg+xml' })
        response.end(isPicture ? picture : undefined)
      })
    },
  }
}
