import { z } from 'zod'
import type { NftDocument } from '../storage/nftSchema'
import { plainLines, plainText } from '../tokens/plainText'

/** Maximum characters of an image URL, which may contain the whole image. The database stores one URL per item. */
const LONGEST_IMAGE = 64 * 1024
const MOST_ATTRIBUTES = 50

/** Creators write arbitrary data. A value of the wrong type counts as absent, so it doesn't invalidate the others. */
const text = z.string().optional().catch(undefined)
const word = z.union([z.string(), z.number(), z.boolean()]).transform(String).optional().catch(undefined)

const attributeSchema = z.object({ trait_type: word, value: word }).catch({ trait_type: undefined, value: undefined })

const documentSchema = z.object({
  name: word,
  description: text,
  image: text,
  image_url: text,
  image_data: text,
  attributes: z.array(attributeSchema).catch([]).optional(),
})

/**
 * Parses the metadata of an NFT. Texts are safe to show: they're bounded and have no invisible characters, and only the
 * description may contain line breaks.
 *
 * @throws Error if the metadata isn't a JSON object.
 */
export function readDocument(bytes: Uint8Array): NftDocument {
  const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  const { name, description, attributes = [], ...said } = documentSchema.parse(json)
  return {
    name: shown(name, 200),
    description: shown(description, 2000, plainLines),
    image: imageOf(said.image) ?? imageOf(said.image_url) ?? drawing(said.image_data) ?? null,
    attributes: attributes.slice(0, MOST_ATTRIBUTES).flatMap(({ trait_type, value }) => {
      const shownValue = shown(value, 200)
      return shownValue === null ? [] : [{ name: shown(trait_type, 100) ?? '', value: shownValue }]
    }),
  }
}

function shown(text: string | undefined, length: number, plain = plainText): string | null {
  // Cut first, so a line of one megabyte isn't cleaned in full.
  return plain((text ?? '').slice(0, length * 4), length) || null
}

function imageOf(url: string | undefined): string | undefined {
  const plainUrl = url?.trim()
  // Text that the database can't store isn't a URL either.
  const isText = plainUrl !== undefined && !plainUrl.includes('\0') && !/\p{Cs}/u.test(plainUrl)
  return isText && plainUrl && plainUrl.length <= LONGEST_IMAGE ? plainUrl : undefined
}

/** Returns the image of `image_data`, which contains either an SVG or a URL. */
function drawing(svg: string | undefined): string | undefined {
  const image = imageOf(svg)
  if (image === undefined || !image.startsWith('<svg')) return image
  return imageOf(`data:image/svg+xml;base64,${Buffer.from(image).toString('base64')}`)
}
