import { vi } from 'vitest'
import { memoryStorage } from './memoryStorage'

/** A recorded request. */
export interface RecordedRequest {
  /** Method and last path segment: `'GET me'`. */
  readonly what: string
  readonly url: URL
  readonly init: RequestInit
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** A browser storage and a backend with scripted responses by method and last path segment. */
export class ScriptedCloud {
  readonly requests: RecordedRequest[] = []
  readonly storage: ReturnType<typeof memoryStorage> = memoryStorage()
  readonly answers: Record<string, () => Response | Promise<Response>>

  constructor(answers: Record<string, () => Response | Promise<Response>> = {}) {
    this.answers = answers
    vi.stubGlobal('localStorage', this.storage)
    vi.stubGlobal('document', { location: new URL('https://app.example/shop') })
    vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
      const what = `${init.method} ${url.pathname.split('/').at(-1)}`
      const headers = Object.fromEntries(new Headers(init.headers))
      this.requests.push({
        what,
        url,
        init,
        headers,
        body: init.body === undefined ? undefined : JSON.parse(`${init.body}`),
      })
      const answer = this.answers[what]
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    })
  }

  /** Returns the requests since the last call. */
  takeRequests(): string[] {
    return this.requests.splice(0).map(({ what }) => what)
  }
}

/** The backend's response with an account. */
export const cloudAccount = {
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  caip2Network: 'eip155:1',
  domain: 'app.example',
  nonce: 'fromTheServer1',
  uri: 'https://app.example/shop',
} as const

/** Returns a response with an account and an optional next token. */
export const answerAccount = (
  token?: string,
  changes: Partial<Record<keyof typeof cloudAccount, unknown>> = {},
): Response =>
  Response.json({ ...cloudAccount, ...changes }, { headers: token === undefined ? {} : { 'x-session-token': token } })

/** Returns a backend that accepts every request. */
export const agreeableAnswers = (): ScriptedCloud['answers'] => ({
  'GET nonce': () => Response.json({ nonce: cloudAccount.nonce, token: 'nonce token' }),
  'POST authenticate': () => Response.json({ token: 'first' }),
  'GET me': () => answerAccount('renewed'),
  'POST sign-out': () => Response.json({}),
  'PUT account-metadata': () => Response.json({}),
  'POST otp': () => Response.json({ uuid: 'uuid' }),
  'PUT otp': () => Response.json({}),
})
