import { expect, test } from 'vitest'
import { countriesIn, isCountry } from './countries'
import { currencyOf } from './currencyOf'
import { guessCountry } from './guessCountry'
import { currenciesFor, methodsFor, type OnrampCatalog, type OnrampOffer } from './OnrampCatalog'
import { statesOf } from './states'

test.each([
  [['de-AT', 'en-US'], 'AT'],
  [['en', 'pt-BR'], 'BR'],
  [['en'], undefined],
  [['es-419'], undefined],
  [['x_', 'en-GB'], 'GB'],
  [[], undefined],
])('guesses the country of %j', (languages, country) => expect(guessCountry(languages)).toBe(country))

test.each([
  ['AT', ['EUR', 'USD'], 'EUR'],
  ['GB', ['EUR', 'USD'], 'USD'],
  ['GB', ['EUR', 'GBP'], 'GBP'],
  ['KE', ['EUR', 'KES'], 'EUR'],
  ['KE', ['KES'], 'KES'],
  [undefined, [], undefined],
])('preselects a currency in %s of %j', (country, offered, currency) =>
  expect(currencyOf(country, offered)).toBe(currency),
)

test('names all countries in the language of the user, alphabetically', () => {
  const english = countriesIn('en')
  expect(english).toHaveLength(246)
  expect(english.every(({ code, name }) => name !== code && isCountry(code))).toBe(true)
  expect(english.find(({ code }) => code === 'DE')?.name).toBe('Germany')
  expect(countriesIn('de').find(({ code }) => code === 'AT')?.name).toBe('Österreich')
  expect(isCountry('XX')).toBe(false)
  expect(isCountry('D')).toBe(false)
})

test('lists the states of the US, with the capital and Puerto Rico', () => {
  expect(statesOf('US')).toHaveLength(52)
  expect(statesOf('US')).toContainEqual({ code: 'DC', name: 'District of Columbia' })
  expect(statesOf('DE')).toEqual([])
  expect(statesOf(undefined)).toEqual([])
})

const offerOf = (id: string, assets: string[], min: bigint | undefined, max: bigint): OnrampOffer => ({
  id,
  name: id,
  isSandbox: false,
  assets,
  payments: { EUR: [{ id: 'bank', min, max }], [id === 'a' ? 'USD' : 'GBP']: [{ id: 'card', min, max }] },
})
const catalog: OnrampCatalog = {
  assets: [],
  offers: [offerOf('a', ['x', 'y'], 10n, 100n), offerOf('b', ['y'], 5n, 50n)],
  isPriceless: false,
}

test('offers the currencies and the widest limits of the providers that sell an asset', () => {
  expect(currenciesFor(catalog, 'x')).toEqual(['EUR', 'USD'])
  expect(currenciesFor(catalog, 'y')).toEqual(['EUR', 'GBP', 'USD'])
  expect(methodsFor(catalog, 'x', 'EUR')).toEqual([{ id: 'bank', min: 10n, max: 100n }])
  expect(methodsFor(catalog, 'y', 'EUR')).toEqual([{ id: 'bank', min: 5n, max: 100n }])
  expect(methodsFor(catalog, 'y', undefined)).toEqual([])
})

test('an unknown limit is no limit', () => {
  const [first] = catalog.offers
  const unknown = { ...catalog, offers: [...(first ? [first] : []), offerOf('b', ['y'], undefined, 50n)] }
  expect(methodsFor(unknown, 'y', 'EUR')).toEqual([{ id: 'bank', min: undefined, max: 100n }])
})
