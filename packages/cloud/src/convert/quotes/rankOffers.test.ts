import { expect, test } from 'vitest'
import { scriptedProvider } from '../../../test/convert/scriptedProvider'
import { type NetworkFee, type Offered, rankOffers } from './rankOffers'

const FEE: NetworkFee = { gasPrice: 10n, rate: { units: 1n, wei: 100n } }

function offered(id: string, toAmount: bigint, gas?: bigint): Offered {
  return { provider: scriptedProvider({ id }), offer: { toAmount, gas } }
}

function idsOf(all: readonly Offered[]): readonly string[] {
  return all.map(({ provider }) => provider.id)
}

test('ranks by the amount minus the network fee', () => {
  const offers = [offered('gross', 1000n, 500n), offered('net', 990n, 100n)]
  expect(idsOf(rankOffers(offers, FEE).ranked)).toEqual(['net', 'gross'])
  expect(idsOf(rankOffers(offers, undefined).ranked)).toEqual(['gross', 'net'])
})

test('ranks equal offers the same in every order of arrival', () => {
  const offers = [offered('a', 100n), offered('b', 100n), offered('c', 101n)]
  expect(idsOf(rankOffers(offers, undefined).ranked)).toEqual(['c', 'a', 'b'])
  expect(idsOf(rankOffers(offers.toReversed(), undefined).ranked)).toEqual(['c', 'a', 'b'])
})

test('of equal offers, prefers one that others cannot trade ahead of', () => {
  const protectedOffer = offered('z', 100n)
  const offers = [offered('a', 100n), { ...protectedOffer, offer: { ...protectedOffer.offer, isPublic: false } }]
  expect(idsOf(rankOffers(offers, undefined).ranked)).toEqual(['z', 'a'])
})

test('gives an offer without gas no advantage', () => {
  const offers = [offered('silent', 1000n), offered('stated', 999n, 100n), offered('heavy', 999n, 200n)]
  expect(idsOf(rankOffers(offers, FEE).ranked)).toEqual(['stated', 'silent', 'heavy'])
})

test('drops offers more than 5 % below the median', () => {
  const { ranked, outliers } = rankOffers(
    [offered('a', 1000n), offered('b', 950n), offered('c', 949n), offered('d', 1000n), offered('e', 1000n)],
    undefined,
  )
  expect(idsOf(outliers)).toEqual(['c'])
  expect(idsOf(ranked)).toEqual(['a', 'd', 'e', 'b'])
  expect(rankOffers([offered('only', 1n)], undefined).outliers).toEqual([])
})
