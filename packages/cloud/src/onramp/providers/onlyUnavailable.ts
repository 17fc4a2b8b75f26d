import { OnrampFailure } from '../OnrampFailure'
import type { OnrampOptions } from '../OnrampProvider'
import type { Listing } from './Listing'

/**
 * Returns the offer in a listing. Undefined if the provider refuses the country.
 *
 * @throws OnrampFailure `unavailable` for all other refusals.
 */
export async function optionsOf(listing: Promise<Listing<unknown>>): Promise<OnrampOptions | undefined> {
  try {
    return (await listing).options
  } catch (error) {
    if (error instanceof OnrampFailure && error.reason === 'unsupported-country') return undefined
    throw asUnavailable(error)
  }
}

/**
 * Returns the result of a request that isn't about a price.
 *
 * @throws OnrampFailure `unavailable` for all refusals.
 */
export async function onlyUnavailable<Value>(request: Promise<Value>): Promise<Value> {
  try {
    return await request
  } catch (error) {
    throw asUnavailable(error)
  }
}

function asUnavailable(error: unknown): unknown {
  return error instanceof OnrampFailure ? new OnrampFailure('unavailable', error.message) : error
}
