import { ImageRefused } from './ImageRefused'
import { readDataUri } from './readDataUri'
import type { Fetched, SafeFetch } from './SafeFetch'

/** IPFS content ids of both versions. */
const CONTENT_ID = /^(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|[bf][a-z2-7]{20,120}|z[1-9A-HJ-NP-Za-km-z]{20,120})$/
const ARWEAVE_ID = /^[\w-]{43}$/

export interface Gateways {
  /** Base URL of a gateway that serves `/ipfs/{id}/…`. */
  readonly ipfs: string
  /** Base URL of a gateway that serves `/{id}/…`. */
  readonly arweave: string
}

/** Fetches files from all address schemes that contracts and token lists use. */
export class MediaSource {
  readonly #fetcher: Pick<SafeFetch, 'get'>
  readonly #gateways: Gateways
  readonly #limit: number
  readonly #kept: (name: string) => Promise<string | undefined>

  /**
   * @param limit Maximum size of a `data:` URI in bytes.
   * @param kept Returns the stored image of an `nft:` address.
   */
  constructor(
    fetcher: Pick<SafeFetch, 'get'>,
    gateways: Gateways,
    limit: number,
    kept: (name: string) => Promise<string | undefined> = async () => undefined,
  ) {
    this.#fetcher = fetcher
    this.#gateways = gateways
    this.#limit = limit
    this.#kept = kept
  }

  /**
   * Fetches a file.
   *
   * @throws ImageRefused if the file is unavailable or not allowed.
   */
  async get(address: string, accept: string): Promise<Fetched> {
    if (/^data:/i.test(address)) return readDataUri(address, this.#limit)
    if (!address.startsWith('nft:')) return this.#fetcher.get(this.#onTheWeb(address.trim()), accept)
    const image = await this.#kept(address.slice('nft:'.length))
    // The stored link comes from a third party. It must not name another stored image, because such links could form a
    // loop.
    if (image === undefined || image.startsWith('nft:')) throw new ImageRefused('scheme', "The image doesn't exist")
    return this.get(image, accept)
  }

  /** Returns the web URL of `address`, through a gateway if it needs one. Undefined if there is none. */
  locate(address: string): string | undefined {
    try {
      const url = this.#onTheWeb(address.trim())
      return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : undefined
    } catch {
      return undefined
    }
  }

  /**
   * Fetches `address` as text.
   *
   * @throws ImageRefused if the file is unavailable, not allowed or not UTF-8.
   */
  async getText(address: string, accept: string): Promise<string> {
    const { bytes } = await this.get(address, accept)
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    } catch (cause) {
      throw new ImageRefused('content', "The content isn't UTF-8 text", { cause })
    }
  }

  #onTheWeb(address: string): string {
    const [, scheme = '', rest = ''] = /^(ipfs|ar):\/\/(.*)$/is.exec(address) ?? []
    if (scheme === '') return address
    const isIpfs = scheme.toLowerCase() === 'ipfs'
    // Some contracts write `ipfs://ipfs/…`.
    const [id = '', ...path] = rest.replace(isIpfs ? /^ipfs\//i : /^\/+/, '').split('/')
    if (!(isIpfs ? CONTENT_ID : ARWEAVE_ID).test(id)) throw new ImageRefused('scheme', `${id} isn't a content ID`)
    const base = isIpfs ? `${withoutSlash(this.#gateways.ipfs)}/ipfs` : withoutSlash(this.#gateways.arweave)
    const url = new URL(`${base}/${id}/${path.map(encodePart).join('/')}`.replace(/\/$/, ''))
    // Dots in the path must not lead to another id or outside the gateway's files.
    if (url.href !== `${base}/${id}` && !url.href.startsWith(`${base}/${id}/`))
      throw new ImageRefused('scheme', 'A path outside its content')
    return url.href
  }
}

/** Encodes a part of a path. File names contain spaces and `#`, which a URL would misread. Keeps existing escapes. */
function encodePart(part: string): string {
  return part.replace(/[^\w.~!$&'()*+,;=:@%-]/gu, encodeURIComponent)
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
