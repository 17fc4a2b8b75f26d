import { fileURLToPath } from 'node:url'
import { type AppConfig, serveApp } from '@openappkit/e2e-kit/serve'
import {
  createSignIn,
  type SessionsBody,
  type StoredSession,
  toExpress,
  type VerifiedSignIn,
} from '@openappkit/siwx/server'
import type { Page } from '@playwright/test'
import type { SignInPageOptions } from './pages/signIn'

/** The page with sign-in and its server, which runs in the test's process. */
export interface Members extends AsyncDisposable {
  /** Host and port, as shown in messages. */
  readonly domain: string
  /** Base URL of the four routes. */
  readonly auth: string
  /** Opens the page. */
  open(options?: SignInPageOptions): Promise<void>
  /**
   * Returns the accounts signed in with this browser as `chain:address`, latest first, from the server's store.
   * @throws Error if the server's response to the browser differs from its store.
   */
  accounts(): Promise<readonly string[]>
  /** Returns the stored sign-ins. */
  signIns(): readonly VerifiedSignIn[]
  /** Returns the requests to the server since the last call: `nonce`, `verify`, `session`, `sign-out`. */
  takeRequests(): readonly string[]
}

export interface MembersOptions {
  readonly config: AppConfig
  /** Origins that the page may connect to. */
  readonly connect: readonly string[]
  /** Networks that support sign-in. */
  readonly chains: NonNullable<Parameters<typeof createSignIn>[0]['chains']>
}

const dist = fileURLToPath(new URL('../dist-e2e', import.meta.url))

/** Serves the sign-in page and its server on one origin. */
export async function serveMembers(page: Page, { chains, config, connect }: MembersOptions): Promise<Members> {
  const kept = new Map<string, StoredSession>()
  let requests: string[] = []
  const served = await serveApp({
    dist,
    config,
    connect,
    handle(request, response, next) {
      if (!request.url?.startsWith('/auth/')) return next()
      requests.push(request.url.slice('/auth/'.length))
      return answer(request, response, next)
    },
  })
  const { host: domain } = new URL(served.url)
  const answer = toExpress(
    createSignIn({
      domain,
      chains,
      sessions: {
        get: async key => kept.get(key),
        set: async (key, session) => void kept.set(key, session),
        delete: async key => void kept.delete(key),
      },
    }),
  )
  const auth = `${served.url}auth`
  const signIns = () => [...kept.values()].flatMap(session => session.signIns)
  return {
    domain,
    auth,
    signIns,
    async open(options = {}) {
      await page.goto(`${served.url}e2e/pages/signIn?options=${encodeURIComponent(JSON.stringify(options))}`)
    },
    async accounts() {
      const { sessions } = (await (await page.request.get(`${auth}/session`)).json()) as SessionsBody
      const answered = sessions.map(({ data }) => `${data.chainId}:${data.accountAddress}`)
      const stored = signIns().map(({ chainId, address }) => `${chainId}:${address}`)
      if (answered.join() !== stored.join())
        throw new Error(`The browser gets '${answered}', the server stores '${stored}'.`)
      return stored
    },
    takeRequests() {
      const before = requests
      requests = []
      return before
    },
    [Symbol.asyncDispose]: () => served.close(),
  }
}
