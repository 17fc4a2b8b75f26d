import { onTestFinished, vi } from 'vitest'

/** A wallet in the backend's format. */
export interface Listing {
  readonly id: string
  readonly name: string
  readonly [field: string]: unknown
}

export interface FakeBackend {
  readonly url: string
  /** Requests to the directory, in order. */
  readonly requests: URL[]
  /** Whether requests to the directory fail. */
  isDown: boolean
  /** Results of a search, in this order. Default: names that contain the text. */
  found: readonly Listing[] | undefined
  /** Holds all responses until the returned function is called. */
  hold(): () => void
}

/** Creates wallets with names and links. */
export function listings(count: number): Listing[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `wallet-${index}`,
    name: `Wallet ${index}`,
    mobile_link: `wallet${index}://`,
    image_id: `image-${index}`,
    badge_type: index % 3 === 0 ? 'certified' : 'none',
  }))
}

/** Mocks a backend for one test. It replaces `fetch`, so no request leaves the page. */
export function fakeBackend(wallets: readonly Listing[]): FakeBackend {
  let waiting = Promise.resolve()
  const backend: FakeBackend = {
    url: 'http://127.0.0.1:9',
    requests: [],
    isDown: false,
    found: undefined,
    hold() {
      let release = () => {}
      waiting = new Promise(resolve => {
        release = resolve
      })
      return () => release()
    },
  }
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async input => {
    const url = new URL(String(input))
    if (url.pathname !== '/getWallets')
      return Response.json({
        features: [{ id: 'activity', isEnabled: true, config: null }],
        allowedOrigins: [],
        isAnalyticsEnabled: false,
      })
    backend.requests.push(url)
    await waiting
    if (backend.isDown) throw new TypeError('Failed to fetch')
    const list = (name: string) => url.searchParams.get(name)?.split(',') ?? []
    const text = url.searchParams.get('search')?.toLowerCase()
    const matching = (text !== undefined && backend.found ? backend.found : wallets).filter(
      ({ id, name, badge_type }) =>
        (!url.searchParams.has('include') || list('include').includes(id)) &&
        !list('exclude').includes(id) &&
        (text === undefined || backend.found !== undefined || name.toLowerCase().includes(text)) &&
        (!url.searchParams.has('badge_type') || badge_type === url.searchParams.get('badge_type')),
    )
    const entries = Number(url.searchParams.get('entries'))
    const from = (Number(url.searchParams.get('page')) - 1) * entries
    return Response.json({ data: matching.slice(from, from + entries), count: matching.length })
  })
  onTestFinished(() => spy.mockRestore())
  return backend
}
