import { isHex } from 'viem'
import { z } from 'zod'
import type { EnsCalls } from '../names/EnsCalls'
import { nftMetadataUri, parseNftAvatar } from './NftAvatar'

const metadataSchema = z.union([
  z.object({ image: z.string().min(1).max(4096) }).transform(({ image }) => image),
  z.object({ image_url: z.string().min(1).max(4096) }).transform(({ image_url }) => image_url),
])

export interface AvatarDependencies {
  /** Returns the web URL of a link, through a gateway for IPFS and Arweave. Undefined if there is none. */
  locate(link: string): string | undefined
  /** Returns the URL of an image on this server's image proxy. */
  proxied(url: string): string
  /**
   * Fetches the text at a link, such as an NFT's JSON metadata.
   *
   * @throws Error if the fetch fails.
   */
  getText(link: string): Promise<string>
  /** Returns the contract calls of a chain. Undefined if the server doesn't support the chain. */
  callsOf(chainId: string): EnsCalls | undefined
}

/** Finds the image of a name's `avatar` record: a link, or an NFT that the name's owner holds. */
export class AvatarReader {
  readonly #parts: AvatarDependencies

  constructor(parts: AvatarDependencies) {
    this.#parts = parts
  }

  /**
   * Returns the URL of the image on the image proxy. Undefined if there is no image, `owner` doesn't hold the NFT, or
   * its metadata isn't available. Never rejects, because a missing image must not fail the response.
   *
   * @param owner - Hex address in lower case.
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
