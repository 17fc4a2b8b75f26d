import { isHex } from 'viem'
import { z } from 'zod'
import type { EnsCalls } from '../names/EnsCalls'
import { nftMetadataUri, parseNftAvatar } from './NftAvatar'

const metadataSchema = z.union([
  z.object({ image: z.string().min(1).max(4096) }).transform(({ image }) => image),
  z.object({ image_url: z.string().min(1).max(4096) }).transform(({ image_url }) => image_url),
])

export interface AvatarParts {
  /** The address on the web of what a link points at, through a gateway where it is one of IPFS. Undefined: it isn't there. */
  locate(link: string): string | undefined
  /** The same on this server's image proxy. */
  proxied(url: string): string
  /** Metadata, wherever its link points. @throws when it can't be had. */
  getText(link: string): Promise<string>
  /** Calls on a chain. Undefined: it isn't served. */
  callsOf(chainId: string): EnsCalls | undefined
}

/** Finds the picture that a name's record `avatar` points at: a link, or a collectible that the owner holds. */
export class AvatarReader {
  readonly #parts: AvatarParts

  constructor(parts: AvatarParts) {
    this.#parts = parts
  }

  /**
   * An address on the image proxy. Undefined where there is no picture, where another account owns it, and where it can't be fetched: no answer waits for a picture.
   *
   * @param owner - hex in lower case.
   */
  async read(record: string, owner: string): Promise<string | undefined> {
    try {
      const link = parseNftAvatar(record) ? await this.#nftImage(record, owner) : record
      const url = link === undefined ? undefined : this.#parts.locate(link)
      return url?.startsWith('https://') ? this.#parts.proxied(url) : undefined
    } catch {
      return undefined
    }
  }

  async #nftImage(record: string, owner: string): Promise<string | undefined> {
    const nft = parseNftAvatar(record)
    const calls = nft && this.#parts.callsOf(nft.chainId)
    if (!calls || !isHex(owner)) return undefined
    const uri = await nftMetadataUri(nft, owner, calls)
    if (uri === undefined) return undefined
    return metadataSchema.parse(JSON.parse(await this.#parts.getText(uri)))
  }
}
