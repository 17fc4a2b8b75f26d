import { randomUUID } from 'node:crypto'
import { sha256 } from '@noble/hashes/sha2.js'
import { createKeyPairSignerFromPrivateKeyBytes } from '@solana/kit'
import type { SolanaChain } from '../solanaChain/SolanaChain'
import { MakerError } from './MakerError'
import { type MakerRequest, MakerServer } from './MakerServer'
import { OfferWriter } from './OfferWriter'
import { PriceBook } from './PriceBook'
import { readAmount, readTrade, type Trade } from './readTrade'
import type { SolanaMaker, SolanaMakerOptions } from './SolanaMaker'

export async function runSolanaMaker(chain: SolanaChain, options: SolanaMakerOptions): Promise<SolanaMaker> {
  const { pairs, validForMs = 30_000, port = 0 } = options
  const key = sha256(new TextEncoder().encode('OpenAppKit test maker'))
  const maker = await createKeyPairSignerFromPrivateKeyBytes(key)
  const prices = new PriceBook(pairs)
  const offers = new OfferWriter(chain, maker)
  await offers.open([...new Set(pairs.flatMap(({ tokenA, tokenB }) => [tokenA, tokenB]))])
  let isOffering = true

  function quote({ inputMint, outputMint, amount }: Trade): bigint {
    if (!isOffering) throw new MakerError(503, 'no-offers', 'The maker has no offers now. Try again later.')
    const out = prices.quote(inputMint, outputMint, amount)
    if (out === undefined)
      throw new MakerError(404, 'no-pair', `The maker doesn't trade ${inputMint} for ${outputMint}.`)
    if (out === 0n) throw new MakerError(400, 'invalid-request', 'The amount is worth nothing. Pass a higher one.')
    return out
  }

  async function answer({ route, fields }: MakerRequest): Promise<object> {
    if (route === 'GET /quote') {
      const trade = readTrade(fields)
      return { outAmount: quote(trade).toString(), expiresAt: Date.now() + validForMs }
    }
    if (route !== 'POST /order') throw new MakerError(404, 'not-found', 'Use GET /quote or POST /order.')
    const trade = readTrade(fields)
    const min = readAmount(fields, 'minOut')
    const out = quote(trade)
    if (out < min) throw new MakerError(409, 'price-moved', `The maker offers ${out}, less than ${min}. Quote again.`)
    const expiresAt = Date.now() + validForMs
    return {
      transaction: await offers.write(trade, out),
      outAmount: out.toString(),
      expiresAt,
      requestId: randomUUID(),
    }
  }

  const server = new MakerServer(answer)
  const stop = () => server.close()
  return {
    address: maker.address,
    url: await server.open(port),
    setPrice: pair => prices.change(pair),
    makeOffers: next => {
      isOffering = next
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}
