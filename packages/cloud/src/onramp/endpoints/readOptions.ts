import type { OnrampCatalog, OnrampOptions } from '@openappkit/contract'
import { z } from 'zod'
import type { OnrampMarket } from '../OnrampProvider'
import { networkNameOf } from './networkNames'
import type { OnrampApi } from './OnrampApi'

/** Country of clients that send none, as AppKit's do. */
export const COUNTRY = 'US'

/** Schemas of the region in queries. */
export const regionFields: {
  readonly country: z.ZodOptional<z.ZodString>
  readonly subdivision: z.ZodOptional<z.ZodString>
} = {
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, "isn't a country code, such as DE")
    .optional(),
  subdivision: z
    .string()
    .regex(/^[A-Z0-9]{1,3}$/, "isn't the code of a state, such as NY")
    .optional(),
}

/** Returns the currencies of all chains in AppKit's format. */
export async function readOptions(
  { catalog, providers }: Pick<OnrampApi, 'catalog' | 'providers'>,
  region: Pick<OnrampMarket, 'country' | 'subdivision'>,
  signal: AbortSignal,
): Promise<OnrampOptions> {
  const catalogs = await Promise.all(
    providers.chainIds.map(async chainId => ({ chainId, catalog: await catalog.read({ chainId, ...region }, signal) })),
  )
  return writeOptions(catalogs)
}

function writeOptions(
  catalogs: readonly { readonly chainId: string; readonly catalog: OnrampCatalog }[],
): OnrampOptions {
  const payments = new Map<string, Map<string, { id: string; min: string; max: string }>>()
  for (const { currency, methods } of catalogs.flatMap(({ catalog }) =>
    catalog.providers.flatMap(provider => provider.payments),
  )) {
    const known = payments.get(currency) ?? new Map()
    payments.set(currency, known)
    for (const method of methods) known.set(method.id, known.get(method.id) ?? method)
  }
  return {
    paymentCurrencies: [...payments].map(([id, methods]) => ({ id, payment_method_limits: [...methods.values()] })),
    purchaseCurrencies: catalogs.flatMap(({ catalog, chainId }) => {
      const { displayName, name, reference } = networkNameOf(chainId)
      return catalog.assets.map(asset => ({
        id: asset.id,
        name: asset.name,
        symbol: asset.symbol,
        networks: [{ name, display_name: displayName, chain_id: reference, contract_address: asset.address ?? '' }],
      }))
    }),
  }
}
